import type { Point, Room } from '@belvedere/kit/day/floor-plan.ts'
import { isInside } from '@belvedere/kit/day/geometry.ts'

/** How wide a letter and how high a line is, in units of the dial, on phones and on wide screens. */
const LETTER = { small: 17, wide: 10 }
const LINE = { small: 36, wide: 20 }

type Size = keyof typeof LETTER

/**
 * The name of a room on the plan: its position, its lines, and the smallest size at which it fits.
 */
type Label = { at: Point; lines: string[]; fits: Size | null }

export function labelOf({ name, polygon }: Room, rooms: readonly Room[]): Label {
  const at = middleOf(polygon)
  const whole = [name]
  const broken = name.split(' ')
  for (const size of ['small', 'wide'] as const) {
    for (const lines of [whole, broken])
      if (fits(lines, at, polygon, size)) return { at, lines, fits: size }
  }
  const words = new Set(rooms.flatMap((room) => room.name.split(' ')))
  const parts = broken.flatMap((word) => partsOf(word, words))
  if (fits(parts, at, polygon, 'wide')) return { at, lines: parts, fits: 'wide' }
  return { at, lines: whole, fits: null }
}

/** A compound breaks before a word that another room of the plan is named by: “bed-”, “room”. */
function partsOf(word: string, words: ReadonlySet<string>): string[] {
  const end = [...words].find((one) => word.endsWith(one) && word.length > one.length + 1)
  return end ? [`${word.slice(0, -end.length)}-`, end] : [word]
}

/** Whether a text around a point lies in a room. */
function fits(lines: string[], [x, y]: Point, polygon: readonly Point[], size: Size): boolean {
  const width = (Math.max(...lines.map(({ length }) => length)) * LETTER[size]) / 2
  const height = (lines.length * LINE[size]) / 2
  const corners: Point[] = [-width, width].flatMap((dx): Point[] => [
    [x + dx, y - height],
    [x + dx, y + height],
  ])
  return corners.every((corner) => isInside(corner, polygon))
}

/**
 * The centroid of a room; for angled rooms whose centroid is outside, that of a triangle of
 * vertices.
 */
function middleOf(polygon: readonly Point[]): Point {
  let [area, sumX, sumY] = [0, 0, 0]
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1]
    const cross = x1 * y2 - x2 * y1
    area += cross
    sumX += (x1 + x2) * cross
    sumY += (y1 + y2) * cross
  })
  const middle: Point = [sumX / (3 * area), sumY / (3 * area)]
  return isInside(middle, polygon) ? middle : beside(polygon)
}

/** The centroid of the largest triangle of three consecutive vertices that lies inside. */
function beside(polygon: readonly Point[]): Point {
  const size = polygon.length
  const triangles = polygon.map((b, index): { middle: Point; area: number } => {
    const a = polygon[(index + size - 1) % size] ?? b
    const c = polygon[(index + 1) % size] ?? b
    const middle: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
    return { middle, area: isInside(middle, polygon) ? area : 0 }
  })
  const [largest] = triangles.toSorted((one, other) => other.area - one.area)
  return largest?.middle ?? [0, 0]
}
