import { expect, test } from 'vitest'
import { afterFrame, mostRatio, type Sharpness } from './pixel-ratio.ts'

function after(frames: number, ms: number, start: Sharpness, most = 2): Sharpness {
  let sharpness = start
  for (let i = 0; i < frames; i++) sharpness = afterFrame(sharpness, ms, most)
  return sharpness
}

const sharp = { ratio: 2, slow: 0, quick: 0 }

test('slow frames make the next ones less sharp, down to a limit', () => {
  expect(after(60, 40, sharp).ratio).toBeLessThan(1.2)
  expect(after(10_000, 200, sharp).ratio).toBe(0.9)
})

test('a single slow frame changes nothing', () => {
  let sharpness: Sharpness = sharp
  for (let i = 0; i < 100; i++) sharpness = afterFrame(sharpness, i % 5 === 0 ? 60 : 20, 2)
  expect(sharpness.ratio).toBe(2)
})

test("fast frames make it sharp again, up to the screen's limit", () => {
  expect(after(2_000, 8, { ratio: 1, slow: 0, quick: 0 }).ratio).toBe(2)
})

test('frames that are neither slow nor fast keep the pixel ratio', () => {
  expect(after(2_000, 24, { ratio: 1.3, slow: 0, quick: 0 }).ratio).toBe(1.3)
})

test.for([
  [1, false, 1],
  [3, false, 2],
  [3, true, 1.5],
] as const)('a screen of ratio %d (phone: %s) gets at most %d', ([ratio, isPhone, most]) => {
  expect(mostRatio(ratio, isPhone)).toBe(most)
})
