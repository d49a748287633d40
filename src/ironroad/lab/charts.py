"""Charts as SVG and pages as HTML, with nothing to load from anywhere."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
LABEL: Final = 220
ROW: Final = 26
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1b1b1b; background: #fdfdfb; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .3rem .8rem; text-align: right;
  border-bottom: 1px solid #ccc; } th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
.bar { fill: #3a6ea5; } .mark { stroke: #b5541c; stroke-width: 2; } .axis { stroke: #888; }
.line { fill: none; stroke-width: 2; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #17181a; } .bar { fill: #7fb0e6; }
  .mark { stroke: #f0a060; } th, td { border-color: #444; } }
"""
COLOURS: Final = ("#3a6ea5", "#b5541c", "#3f7d3a", "#8a4f9e", "#8a7a1c", "#666666")
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3", "12 4", "1 4")


def page(title: str, lang: str, parts: Sequence[str]) -> str:
    """Return a whole page."""
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def heading(text: str) -> str:
    """Return a heading."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(text)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    titles = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    lines = [
        "<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows
    ]
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def bars(
    caption: str, rows: Sequence[tuple[str, float, float, float, str]], least: float = 0.0
) -> str:
    """Return horizontal bars: label, value, both ends of the interval, and the value in words."""
    low = min([least, *[row[2] for row in rows]])
    high = max([row[3] for row in rows], default=1.0)
    span = (high - low) or 1.0
    room = WIDTH - LABEL - 110

    def x(value: float) -> float:
        return LABEL + room * (value - low) / span

    parts = []
    for number, (label, value, left, right, words) in enumerate(rows):
        top = number * ROW + 4
        start, end = sorted((x(max(low, 0.0)), x(value)))
        middle = top + 9
        parts.append(
            f'<text x="{LABEL - 8}" y="{top + 14}" text-anchor="end">{escape(label[:34])}</text>'
            f'<rect class="bar" x="{start:.1f}" y="{top}" width="{max(1.0, end - start):.1f}" height="18"/>'
            f'<line class="mark" x1="{x(left):.1f}" x2="{x(right):.1f}" y1="{middle}" y2="{middle}"/>'
            f'<text x="{x(max(right, value)) + 6:.1f}" y="{top + 14}">{escape(words)}</text>'
        )
    height = len(rows) * ROW + 8
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(caption)}">'
        f"{''.join(parts)}</svg><figcaption>{escape(caption)}</figcaption></figure>"
    )


def lines(caption: str, series: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Return lines from 0 to 1 over the same steps, told apart by colour and dashes."""
    height = 260
    count = max([len(values) for _, values in series], default=1)
    parts = ['<line class="axis" x1="30" x2="30" y1="10" y2="210"/>']
    parts.append('<line class="axis" x1="30" x2="710" y1="210" y2="210"/>')
    for number, (label, values) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        dashes = DASHES[number % len(DASHES)]
        points = " ".join(
            [
                f"{30 + 680 * step / max(1, count - 1):.1f},{210 - 200 * value:.1f}"
                for step, value in enumerate(values)
            ]
        )
        drawn = f'stroke="{colour}" stroke-dasharray="{dashes}"'
        parts.append(f'<polyline class="line" {drawn} points="{points}"/>')
        left = 30 + number * 130
        parts.append(
            f'<line {drawn} stroke-width="2" x1="{left}" x2="{left + 26}" y1="236" y2="236"/>'
        )
        parts.append(f'<text x="{left + 32}" y="240">{escape(label[:14])}</text>')
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(caption)}">'
        f"{''.join(parts)}</svg><figcaption>{escape(caption)}</figcaption></figure>"
    )
