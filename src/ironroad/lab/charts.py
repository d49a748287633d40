"""Charts as SVG in self-contained HTML pages."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 860
ROW: Final = 26
LETTER: Final = 7
"""Approximate width of a letter in a label, in pixels."""
MAX_LETTERS: Final = 46
"""Longer labels are truncated."""
PLOT: Final = (44, 10, 840, 210)
"""The left, upper, right and lower edge of a line chart."""
TICKS: Final = 10
"""Approximate number of labels on the axis of a line chart."""
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 74rem; margin: 2rem auto; padding: 0 1rem;
  color: #1b1b1b; background: #fdfdfb; }
.wide, figure { margin: 1rem 0; overflow-x: auto; } figcaption { font-size: .9rem; opacity: .8; }
table { border-collapse: collapse; } th, td { padding: .3rem .7rem; text-align: right; vertical-align: top;
  white-space: nowrap; border-bottom: 1px solid #ccc; }
.text { text-align: left; white-space: normal; min-width: 8rem; }
svg { width: 100%; min-width: 36rem; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
.bar { fill: #3a6ea5; } .mark { stroke: #b5541c; stroke-width: 2; } .axis { stroke: #888; }
.grid { stroke: #8884; } .turn { stroke: #b5541c; stroke-dasharray: 2 3; }
.line { fill: none; stroke-width: 2; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #17181a; } .bar { fill: #7fb0e6; }
  .mark { stroke: #f0a060; } th, td { border-color: #444; } }
"""
COLOURS: Final = ("#3a6ea5", "#b5541c", "#3f7d3a", "#8a4f9e", "#8a7a1c", "#666666")
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3", "12 4", "1 4")


def page(title: str, lang: str, parts: Sequence[str]) -> str:
    """Return a complete page."""
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


def table(head: Sequence[str], rows: Sequence[Sequence[str]], texts: Sequence[int] = (0,)) -> str:
    """Return a table; columns of words are aligned left, those of numbers right."""

    def line(kind: str, cells: Sequence[str]) -> str:
        parts = [
            f"<{kind}{' class=text' if place in texts else ''}>{escape(cell)}</{kind}>"
            for place, cell in enumerate(cells)
        ]
        return f"<tr>{''.join(parts)}</tr>"

    body = "".join([line("td", row) for row in rows])
    return f'<div class="wide"><table><thead>{line("th", head)}</thead><tbody>{body}</tbody></table></div>'


def bars(
    caption: str, rows: Sequence[tuple[str, float, float, float, str]], least: float = 0.0
) -> str:
    """Return a bar chart; a row is label, value, both ends of the interval, and the value as text."""
    low = min([least, *[row[2] for row in rows]])
    high = max([row[3] for row in rows], default=1.0)
    span = (high - low) or 1.0
    letters = max([len(row[0]) for row in rows], default=0)
    label_end = 24 + LETTER * min(letters, MAX_LETTERS)
    told = max([len(row[4]) for row in rows], default=0)
    room = WIDTH - label_end - LETTER * told - 16

    def x(value: float) -> float:
        return label_end + room * (value - low) / span

    parts = []
    for number, (label, value, left, right, words) in enumerate(rows):
        top = number * ROW + 4
        start, end = sorted((x(max(low, 0.0)), x(value)))
        middle = top + 9
        parts.append(
            f'<text x="{label_end - 8}" y="{top + 14}" text-anchor="end">{escape(cut(label))}</text>'
            f'<rect class="bar" x="{start:.1f}" y="{top}" width="{max(1.0, end - start):.1f}" height="18"/>'
            f'<line class="mark" x1="{x(left):.1f}" x2="{x(right):.1f}" y1="{middle}" y2="{middle}"/>'
            f'<text x="{x(max(right, value, 0.0)) + 6:.1f}" y="{top + 14}">{escape(words)}</text>'
        )
    height = len(rows) * ROW + 8
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(caption)}">'
        f"{''.join(parts)}</svg><figcaption>{escape(caption)}</figcaption></figure>"
    )


def cut(label: str) -> str:
    """Return a label truncated to the maximum length.

    >>> cut("a" * 50)[-3:]
    'aa…'
    """
    return label if len(label) <= MAX_LETTERS else label[: MAX_LETTERS - 1] + "…"


def lines(
    caption: str,
    series: Sequence[tuple[str, Sequence[float]]],
    steps: Sequence[str],
    turns: Sequence[int] = (),
) -> str:
    """Return a line chart of values from 0 to 1, distinguished by colour and dashes; marks the turning points."""
    left, top, right, bottom = PLOT

    def x(step: int) -> float:
        return left + (right - left) * step / max(1, len(steps) - 1)

    def y(value: float) -> float:
        return bottom - (bottom - top) * value

    parts = []
    for percent in (0, 25, 50, 75, 100):
        height = y(percent / 100)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{height}" y2="{height}"/>')
        parts.append(f'<text x="{left - 6}" y="{height + 4}" text-anchor="end">{percent}</text>')
    for step in range(0, len(steps), max(1, len(steps) // TICKS)):
        told = escape(steps[step])
        parts.append(
            f'<text x="{x(step):.1f}" y="{bottom + 16}" text-anchor="middle">{told}</text>'
        )
    for step in turns:
        place = f'x1="{x(step):.1f}" x2="{x(step):.1f}"'
        parts.append(f'<line class="turn" {place} y1="{top}" y2="{bottom}"/>')
    for number, (label, values) in enumerate(series):
        points = " ".join([f"{x(step):.1f},{y(value):.1f}" for step, value in enumerate(values)])
        parts += _line(number, label, points)
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} 260" role="img" aria-label="{escape(caption)}">'
        f"{''.join(parts)}</svg><figcaption>{escape(caption)}</figcaption></figure>"
    )


def _line(number: int, label: str, points: str) -> list[str]:
    """Return one line with its legend."""
    colour = COLOURS[number % len(COLOURS)]
    dashes = DASHES[number % len(DASHES)]
    drawn = f'stroke="{colour}" stroke-dasharray="{dashes}"'
    left = PLOT[0] + number * 160
    return [
        f'<polyline class="line" {drawn} points="{points}"/>',
        f'<line {drawn} stroke-width="2" x1="{left}" x2="{left + 26}" y1="246" y2="246"/>',
        f'<text x="{left + 32}" y="250">{escape(label[:18])}</text>',
    ]
