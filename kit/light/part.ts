import { COLUMNS, type Light, ROWS } from './light.ts'

/** A part of something, as shares of its width and height from the left and from the top. */
export type Part = { left: number; top: number; right: number; bottom: number }

/** A point of a picture, as shares of its width and height. */
export type Point = { x: number; y: number }

const WHOLE: Part = { left: 0, top: 0, right: 1, bottom: 1 }

/** The part of a picture (width ÷ height) that a box of another ratio shows, as CSS places it. */
export function shownIn(picture: number, box: number, { x, y }: Point): Part {
  const [width, height] = sizeOf(picture, box)
  return inside(WHOLE, x * (1 - width), y * (1 - height), width, height)
}

/** The part of a picture that a crop of another ratio keeps: its focal point is as central as possible. */
export function keptIn(picture: number, crop: number, { x, y }: Point): Part {
  const [width, height] = sizeOf(picture, crop)
  const start = (at: number, size: number) => Math.min(1 - size, Math.max(0, at - size / 2))
  return inside(WHOLE, start(x, width), start(y, height), width, height)
}

/** A part of a part. */
export function within(whole: Part, { left, top, right, bottom }: Part): Part {
  return inside(whole, left, top, right - left, bottom - top)
}

function sizeOf(picture: number, box: number): [number, number] {
  return [Math.min(1, box / picture), Math.min(1, picture / box)]
}

function inside(whole: Part, left: number, top: number, width: number, height: number): Part {
  const [w, h] = [whole.right - whole.left, whole.bottom - whole.top]
  const start = { left: whole.left + left * w, top: whole.top + top * h }
  return { ...start, right: start.left + width * w, bottom: start.top + height * h }
}

/** So much of the parts may be brighter, or darker, than is said of them: a lamp, a crack, a mast. */
const SPARED = 0.05

/** How bright the bright places of some parts are, and how dark the dark ones. */
export function lightIn(light: Light, parts: readonly Part[]): { bright: number; dark: number } {
  const cells = parts.flatMap(cellsIn)
  const sorted = (values: readonly number[]) =>
    cells.map((cell) => values[cell] ?? 0).sort((a, b) => a - b)
  const spared = Math.floor(cells.length * SPARED)
  return {
    bright: sorted(light.bright).at(-1 - spared) ?? 0,
    dark: sorted(light.dark)[spared] ?? 0,
  }
}

function cellsIn({ left, top, right, bottom }: Part): number[] {
  const columns = range(left, right, COLUMNS)
  return range(top, bottom, ROWS).flatMap((row) => columns.map((column) => row * COLUMNS + column))
}

/** So little of a cell may be touched without it counting: words have air around them. */
const TOUCHED = 0.15

/** The cells that a stretch lies on; one of a hair’s breadth lies on one. */
function range(from: number, to: number, count: number): number[] {
  const first = Math.min(count - 1, Math.max(0, Math.floor(from * count + TOUCHED)))
  const last = Math.min(count - 1, Math.max(first, Math.ceil(to * count - TOUCHED) - 1))
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
