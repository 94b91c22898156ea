import type { FloorPlan, Point, Room, Segment } from '@belvedere/kit/day/floor-plan.ts'
import { boundsOf } from '@belvedere/kit/day/geometry.ts'
import type { PlanFacts } from './facts.ts'
import { readLayers, type Shape } from './layers.ts'
import { MAX } from './limits.ts'
import { notesOf } from './notes.ts'

/** The longer side of a stored plan. */
const SIDE = 1000

/**
 * The facts of an SVG plan; null for SVGs without any layer of a plan. Throws an `UploadError` for
 * one with too many points.
 */
export function readFloorPlan(text: string): PlanFacts | null {
  const { shapes, metres, ...drawing } = readLayers(text)
  const [left, top, right, bottom] = boundsOf(shapes.flatMap(({ lines }) => lines.flat()))
  const scale = SIDE / Math.max(right - left, bottom - top)
  if (!Number.isFinite(scale) || scale <= 0) return null
  const place = ([x, y]: Point): Point => [round((x - left) * scale), round((y - top) * scale)]
  const placed = shapes.map((shape) => {
    return { ...shape, lines: shape.lines.map((line) => line.map(place)) }
  })
  const { leftOut, ...layers } = layersOf(placed)
  const plan: FloorPlan = {
    width: round((right - left) * scale),
    height: round((bottom - top) * scale),
    metres: metres && metres / scale,
    ...layers,
  }
  return { ...plan, notes: notesOf(plan, { ...drawing, ...leftOut }) }
}

/** The layers, limited to what a page can carry. */
function layersOf(shapes: readonly Shape[]) {
  const of = (layer: Shape['layer']) => shapes.filter((shape) => shape.layer === layer)
  const walls = of('walls').flatMap(({ lines }) => lines)
  const rooms = of('rooms').flatMap(roomOf)
  const openings = of('openings').flatMap(({ lines }) => lines.flatMap(segmentsOf))
  const first = rooms.slice(0, MAX.rooms)
  const shown = coarseOf(first)
  const areWallsTooFine = walls.flat().length > MAX.wallPoints
  return {
    walls: areWallsTooFine ? [] : walls,
    rooms: shown,
    openings: openings.slice(0, MAX.openings),
    leftOut: {
      unnamed: of('rooms').filter(({ name }) => name === '').length,
      tooMany: rooms.length > MAX.rooms || openings.length > MAX.openings,
      tooFineRooms: first.length - shown.length,
      areWallsTooFine,
    },
  }
}

/** The rooms in order, without those that exceed the number of points. */
function coarseOf(rooms: readonly Room[]): Room[] {
  let points = 0
  return rooms.filter(({ polygon }) => {
    const isShown = points + polygon.length <= MAX.roomPoints
    if (isShown) points += polygon.length
    return isShown
  })
}

/** A room has a name; an outline without an area is not a room. */
function roomOf({ name, isOutdoor, lines: [outline = []] }: Shape): Room[] {
  const polygon = outline.filter(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? []
    return x !== nextX || y !== nextY
  })
  return name && polygon.length > 2 ? [{ name, polygon, isOutdoor }] : []
}

/** An opening is a straight piece of a line, or the long axis of a narrow rectangle. */
function segmentsOf(line: Point[]): Segment[] {
  const [a, b, c, d, end] = line
  if (line.length === 5 && a && b && c && d && a[0] === end?.[0] && a[1] === end[1]) {
    const isAlong = Math.hypot(b[0] - a[0], b[1] - a[1]) >= Math.hypot(c[0] - b[0], c[1] - b[1])
    return isAlong ? [between(a, d, b, c)] : [between(a, b, d, c)]
  }
  return line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y]
    return x === fromX && y === fromY ? [] : [[fromX, fromY, x, y] as const]
  })
}

/** From the midpoint of two points to the midpoint of two others. */
function between([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Segment {
  return [round((ax + bx) / 2), round((ay + by) / 2), round((cx + dx) / 2), round((cy + dy) / 2)]
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
