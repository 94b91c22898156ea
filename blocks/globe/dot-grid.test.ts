import { expect, test } from 'vitest'
import { countIn, latOf, lngOf, packRow, ROWS, unpackRow } from './dot-grid.ts'

const row = (text: string) => Array.from(text, (dot) => dot === '#')

test.each([
  '',
  '...',
  '#',
  '..##.#',
  '#..#',
  `${'.'.repeat(63)}#`,
  `${'.'.repeat(64)}${'#'.repeat(130)}..`,
  `${'#'.repeat(126)}.#`,
])('a packed row unpacks to the same row: %s', (text) => {
  const land = row(text).flatMap((isLand, at) => (isLand ? [at] : []))
  expect(unpackRow(packRow(row(text)))).toEqual(land)
})

test('dots are as far apart in a row as rows are, near the poles too', () => {
  for (const at of [2, 40, ROWS / 2, ROWS - 3]) {
    const inRow = (360 / countIn(at)) * Math.cos((latOf(at) * Math.PI) / 180)
    expect(inRow / (180 / ROWS)).toBeGreaterThan(0.9)
    expect(inRow / (180 / ROWS)).toBeLessThan(1.1)
  }
})

test('rows go from south to north, dots from west to east around the globe', () => {
  expect(latOf(0)).toBeCloseTo(-90 + 90 / ROWS)
  expect(latOf(ROWS - 1)).toBeCloseTo(90 - 90 / ROWS)
  expect([lngOf(0, 4), lngOf(3, 4)]).toEqual([-135, 135])
})
