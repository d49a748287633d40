/** What a chart can show of this title over a game. */
import type { Series } from "../../lib/chart";
import { LOOKS } from "./companies";
import type { View } from "./view";

type Company = View["companies"][number];

const ofCompanies = (table: View, value: (company: Company) => number): Series["lines"] =>
  table.companies.map((company) => ({
    label: { id: `me-company-${company.id}` },
    look: LOOKS[company.id]!,
    value: value(company),
  }));

export function seriesOf(view: unknown): Series[] {
  const table = view as View;
  return [
    { id: "me-board-length", lines: ofCompanies(table, (company) => company.length) },
    { id: "web-me-best", lines: ofCompanies(table, (company) => company.values[0] ?? 0) },
    { id: "me-board-shares", lines: ofCompanies(table, (company) => company.shares) },
  ];
}
