import type { Point } from '@belvedere/kit/day/floor-plan.ts'
import { arc } from './curves.ts'
import { pathLines } from './path-lines.ts'
import { numbersIn } from './reader.ts'

type Attributes = ReadonlyMap<string, string>

/** The lines of a basic SVG shape; null for other elements and those that cannot be read. */
export function shapeLines(name: string, attributes: Attributes): Point[][] | null {
  const of = (attribute: string) => Number.parseFloat(attributes.get(attribute) ?? '') || 0
  switch (name) {
    case 'path':
      return pathLines(attributes.get('d') ?? '')
    case 'line':
      return [
        [
          [of('x1'), of('y1')],
          [of('x2'), of('y2')],
        ],
      ]
    case 'rect':
      return [rectLine(of('x'), of('y'), of('width'), of('height'))]
    case 'polygon':
    case 'polyline': {
      const points = pairsIn(attributes.get('points') ?? '')
      return (
        points && [name === 'polygon' ? closed(points) : points].filter((line) => line.length > 1)
      )
    }
    case 'circle':
      return [ellipseLine(of('cx'), of('cy'), of('r'), of('r'))]
    case 'ellipse':
      return [ellipseLine(of('cx'), of('cy'), of('rx'), of('ry'))]
    default:
      return null
  }
}

function pairsIn(list: string): Point[] | null {
  const numbers = numbersIn(list)
  if (!numbers || numbers.length % 2 === 1) return null
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
    return [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0]
  })
}

function closed(points: Point[]): Point[] {
  return [...points, ...points.slice(0, 1)]
}

function rectLine(x: number, y: number, width: number, height: number): Point[] {
  return closed([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

function ellipseLine(cx: number, cy: number, rx: number, ry: number): Point[] {
  const half = { radii: [rx, ry] as const, turned: 0, isLarge: false, isClockwise: true }
  const left: Point = [cx - rx, cy]
  const right: Point = [cx + rx, cy]
  return [left, ...arc(left, half, right), ...arc(right, half, left)]
}
