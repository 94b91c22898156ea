import { expect, test } from 'vitest'
import { COLUMNS, type Light, MOST, ROWS, readLight, writeLight } from './light.ts'
import { keptIn, lightIn, shownIn, within } from './part.ts'
import { CONTRAST, STRONGEST, shadeFor } from './shade.ts'

const grid = (of: (column: number, row: number) => number) =>
  Array.from({ length: COLUMNS * ROWS }, (_, i) => of(i % COLUMNS, Math.floor(i / COLUMNS)))

const even = (value: number): Light => ({ bright: grid(() => value), dark: grid(() => value) })

test('a written grid is read again', () => {
  const light = {
    bright: grid((column, row) => (column * row) % 64),
    dark: grid((column) => column),
  }
  expect(readLight(writeLight(light))).toEqual(light)
})

test('anything else is no grid', () => {
  for (const text of [null, undefined, '', 'A', `${writeLight(even(7)).slice(1)}!`])
    expect(readLight(text)).toBeUndefined()
})

test('a wide picture in a narrow box shows its full height around the focal point', () => {
  const shown = shownIn(2, 0.5, { x: 1, y: 0.5 })
  expect(shown).toEqual({ left: 0.75, top: 0, right: 1, bottom: 1 })
  expect(shownIn(0.5, 2, { x: 0.5, y: 0 })).toEqual({ left: 0, top: 0, right: 1, bottom: 0.25 })
})

test('a crop has the focal point in its middle, as far as the picture goes', () => {
  expect(keptIn(2, 1, { x: 0.4, y: 0.5 })).toMatchObject({
    left: expect.closeTo(0.15),
    right: 0.65,
  })
  expect(keptIn(2, 1, { x: 0.9, y: 0.5 })).toMatchObject({ left: 0.5, right: 1 })
})

test('a part of a part is a part of the whole', () => {
  const half = { left: 0.5, top: 0, right: 1, bottom: 0.5 }
  expect(within(half, half)).toEqual({ left: 0.75, top: 0, right: 1, bottom: 0.25 })
})

test('only the cells under the words count, and a single bright one does not', () => {
  const dark = grid(() => 5)
  const light = { dark, bright: grid((_, row) => (row < 6 ? 60 : 10)) }
  const lower = { left: 0, top: 0.5, right: 1, bottom: 1 }
  expect(lightIn(light, [lower])).toEqual({ bright: 10, dark: 5 })
  const lamp = {
    dark,
    bright: grid((column, row) => (column + row === 11 + 3 && row === 11 ? 63 : 10)),
  }
  expect(lightIn(lamp, [lower]).bright).toBe(10)
  expect(lightIn(light, [{ left: 0.5, top: 0.1, right: 0.5, bottom: 0.1 }]).bright).toBe(60)
})

test('darker pictures need weaker shades, dark ones none', () => {
  const words = { colour: [240, 238, 232] as [number, number, number], least: CONTRAST.small }
  const strengths = [10, 25, 40, 55].map((bright) => shadeFor(bright, [20, 20, 20], words))
  expect(strengths[0]).toBe(0)
  expect(strengths).toEqual(strengths.toSorted((a = 0, b = 0) => a - b))
  expect(new Set(strengths).size).toBeGreaterThan(2)
})

test('a shade as bright as the picture helps no words', () => {
  const words = { colour: [240, 238, 232] as [number, number, number], least: CONTRAST.small }
  expect(shadeFor(MOST, [255, 255, 255], words)).toBeUndefined()
  expect(shadeFor(MOST, [0, 0, 0], words)).toBeLessThanOrEqual(STRONGEST)
})

test('dark words need no shade on bright pictures, and a bright one on dark pictures', () => {
  const words = { colour: [38, 44, 50] as [number, number, number], least: CONTRAST.small }
  const strengths = [60, 30, 15].map((dark) => shadeFor(dark, [250, 248, 244], words))
  expect(strengths[0]).toBe(0)
  expect(strengths).toEqual(strengths.toSorted((a = 0, b = 0) => a - b))
  expect(new Set(strengths).size).toBe(3)
  expect(shadeFor(15, [0, 0, 0], words)).toBeUndefined()
})
