import type { Point } from '../parts/svg.ts'
import { isInside } from '../place/geometry.ts'
import { meadow } from '../place/peninsula.ts'
import { dice } from '../place/scatter.ts'
import content from './content.json' with { type: 'json' }

/** A line across the meadow, with how much of each frame on it is covered, in per cent. */
export type Line = {
  number: number
  from: Point
  to: Point
  length: number
  frames: number[]
  cover: number
  depth: number
  shoots: number
  blade: number
}

const STEP = 10

/**
 * The lines of the survey. Their length is read off the map; the frames are invented with `peak` as
 * their thickest: thin at both edges, uneven in between.
 */
export const LINES: Line[] = content.lines.rows.map(({ x, peak, ...measured }, i) => {
  const inside = Array.from({ length: 400 }, (_, y) => y + 650).filter((y) =>
    isInside([x, y], meadow),
  )
  const [top = 0, foot = 0] = [inside[0], inside.at(-1)]
  const count = Math.floor((foot - top) / STEP) + 1
  const frames = framesOf(count, peak, i + 21)
  const cover = mean(frames)
  return {
    number: i + 1,
    from: [x, top],
    to: [x, foot],
    length: foot - top,
    frames,
    cover,
    ...measured,
  }
})

function framesOf(count: number, peak: number, seed: number) {
  const roll = dice(seed)
  return Array.from({ length: count }, (_, i) => {
    const edge = Math.min(i, count - 1 - i)
    const thin = edge === 0 ? 0.38 : edge === 1 ? 0.66 : edge === 2 ? 0.86 : 1
    const share = peak * thin * (0.74 + 0.3 * roll())
    return Math.max(5, Math.min(100, Math.round(share / 5) * 5))
  })
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** What the whole survey comes to. */
export const RESULT = {
  frames: LINES.reduce((sum, { frames }) => sum + frames.length, 0),
  cover: Math.round(mean(LINES.flatMap(({ frames }) => frames))),
  shoots: Math.round(mean(LINES.map(({ shoots }) => shoots)) / 5) * 5,
}
