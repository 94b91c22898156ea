import type { House } from '../houses/house.ts'

type Wall = readonly [x1: number, y1: number, x2: number, y2: number]

/** The walls of a house: the edges of its rooms, each once, without its windows and doors. */
export function wallsOf({
  rooms,
  openings,
  doors,
}: Pick<House, 'rooms' | 'openings' | 'doors'>): Wall[] {
  const edges = Object.values(rooms).flatMap(([left, top, right, bottom]): Wall[] => [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ])
  const gaps = [...openings, ...doors]
  return [...wallsAlong(edges, gaps, false), ...wallsAlong(edges, gaps, true)]
}

/** The walls in one direction, line by line. */
function wallsAlong(edges: Wall[], gaps: Wall[], isUpright: boolean): Wall[] {
  const on = (walls: Wall[]) =>
    walls.map((wall) => spanOf(wall, isUpright)).filter((span) => span !== null)
  const [solid, open] = [on(edges), on(gaps)]
  const lines = [...new Set(solid.map(({ line }) => line))].sort((a, b) => a - b)
  return lines.flatMap((line) => {
    const ofLine = (spans: typeof solid) => spans.filter((span) => span.line === line)
    return piecesOf(ofLine(solid), ofLine(open)).map(
      ([from, to]): Wall => (isUpright ? [line, from, line, to] : [from, line, to, line]),
    )
  })
}

type Span = { line: number; from: number; to: number }

function spanOf([x1, y1, x2, y2]: Wall, isUpright: boolean): Span | null {
  if (isUpright ? x1 !== x2 : y1 !== y2) return null
  return isUpright ? { line: x1, from: y1, to: y2 } : { line: y1, from: x1, to: x2 }
}

/** What spans cover together, less the gaps. */
function piecesOf(spans: Span[], gaps: Span[]): [number, number][] {
  const ends = [...new Set([...spans, ...gaps].flatMap(({ from, to }) => [from, to]))].sort(
    (a, b) => a - b,
  )
  const pieces: [number, number][] = []
  ends.slice(1).forEach((to, index) => {
    const from = ends[index] ?? to
    const isWithin = (span: Span) => span.from <= from && span.to >= to
    if (!spans.some(isWithin) || gaps.some(isWithin)) return
    const last = pieces.at(-1)
    if (last && last[1] === from) last[1] = to
    else pieces.push([from, to])
  })
  return pieces
}
