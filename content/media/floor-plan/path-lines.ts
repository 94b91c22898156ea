import type { Point } from '@belvedere/kit/day/floor-plan.ts'
import { arc, bezier } from './curves.ts'
import { checkPoints } from './limits.ts'
import { Reader } from './reader.ts'

/** The arguments of each command: numbers (`n`), and flags of a single digit (`f`). */
const TAKES: Record<string, string> = {
  m: 'nn',
  l: 'nn',
  h: 'n',
  v: 'n',
  c: 'nnnnnn',
  s: 'nnnn',
  q: 'nnnn',
  t: 'nn',
  a: 'nnnffnn',
  z: '',
}
const LETTER = /[a-z]/iy
const FLAG = /[01]/y
/** The characters that begin a further number. */
const DIGIT = /[-+.\d]/y

type Pen = {
  at: Point
  start: Point
  control: Point | null
  command: string
  lines: Point[][]
  count: number
}

/**
 * The lines of an SVG path, with curves cut into straight pieces; null if any part of it cannot be
 * read.
 */
export function pathLines(data: string): Point[][] | null {
  const pen: Pen = { at: [0, 0], start: [0, 0], control: null, command: '', lines: [], count: 0 }
  const reader = new Reader(data)
  for (let letter = reader.take(LETTER); letter !== null; letter = reader.take(LETTER)) {
    const takes = TAKES[letter.toLowerCase()]
    const isFirst = pen.command === ''
    if (takes === undefined || (isFirst && letter.toLowerCase() !== 'm')) return null
    if (!drawAll(pen, letter, takes, reader)) return null
  }
  return reader.isAtEnd() ? pen.lines.filter((line) => line.length > 1) : null
}

/** Draws a command as often as there are arguments for it; false if some are missing. */
function drawAll(pen: Pen, letter: string, takes: string, reader: Reader): boolean {
  let command = letter
  do {
    const values = valuesFor(takes, reader)
    if (values === null) return false
    draw(pen, command, values)
    checkPoints(pen.count)
    // Further pairs after a move are lines.
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
  } while (takes !== '' && reader.isAt(DIGIT))
  return true
}

function valuesFor(takes: string, reader: Reader): number[] | null {
  const values: number[] = []
  for (const one of takes) {
    // The flags of arcs may be adjacent to the next number: `0 01.5`.
    const flag = one === 'f' ? reader.take(FLAG) : null
    const value = one === 'f' ? flag && Number(flag) : reader.number()
    if (typeof value !== 'number') return null
    values.push(value)
  }
  return values
}

function draw(pen: Pen, letter: string, values: number[]): void {
  const command = letter.toLowerCase()
  const [fromX, fromY] = letter === command ? pen.at : [0, 0]
  const point = (index: number): Point => [
    (values[index] ?? 0) + fromX,
    (values[index + 1] ?? 0) + fromY,
  ]
  const { at } = pen
  /** The control point of the last curve, mirrored, if that was of the same type. */
  const mirrored = (sort: string): Point => {
    const [x, y] = sort.includes(pen.command) && pen.control ? pen.control : at
    return [2 * at[0] - x, 2 * at[1] - y]
  }
  const steps: Record<string, () => void> = {
    m: () => moveTo(pen, point(0)),
    z: () => lineTo(pen, [pen.start]),
    l: () => lineTo(pen, [point(0)]),
    h: () => lineTo(pen, [[(values[0] ?? 0) + fromX, at[1]]]),
    v: () => lineTo(pen, [[at[0], (values[0] ?? 0) + fromY]]),
    c: () => curveTo(pen, [point(0), point(2), point(4)]),
    s: () => curveTo(pen, [mirrored('cs'), point(0), point(2)]),
    q: () => curveTo(pen, [point(0), point(2)]),
    t: () => curveTo(pen, [mirrored('qt'), point(0)]),
    a: () => {
      const [rx = 0, ry = 0, turned = 0, large, sweep] = values
      const shape = {
        radii: [rx, ry] as const,
        turned,
        isLarge: large === 1,
        isClockwise: sweep === 1,
      }
      lineTo(pen, arc(at, shape, point(5)))
    },
  }
  steps[command]?.()
  pen.command = command
}

function moveTo(pen: Pen, point: Point): void {
  pen.at = pen.start = point
  pen.control = null
  pen.lines.push([point])
  pen.count++
}

function lineTo(pen: Pen, points: Point[]): void {
  // After a closed outline, a line without a move begins at the start of the outline.
  if (pen.command === 'z') pen.lines.push([pen.at])
  pen.lines.at(-1)?.push(...points)
  pen.count += points.length
  pen.at = points.at(-1) ?? pen.at
  pen.control = null
}

function curveTo(pen: Pen, controls: Point[]): void {
  const control = controls.at(-2) ?? null
  lineTo(pen, bezier([pen.at, ...controls]))
  pen.control = control
}
