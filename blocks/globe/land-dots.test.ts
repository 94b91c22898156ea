import { expect, test } from 'vitest'
import { ROWS } from './dot-grid.ts'
import { LAND } from './land.ts'
import { landDots } from './land-dots.ts'
import { writeRow } from './make-land.ts'
import { angleBetween, type Place, vectorOf } from './sphere.ts'

const land = landDots()
const dots = Array.from({ length: land.length / 3 }, (_, at) => {
  const [x = 0, y = 0, z = 0] = land.subarray(at * 3, at * 3 + 3)
  return { x, y, z }
})

/** Half the diagonal between dots. */
const NEAR = (Math.PI / ROWS) * 0.71

function isLand(place: Place) {
  const here = vectorOf(place)
  return dots.some((dot) => angleBetween(dot, here) <= NEAR)
}

test.each([
  ['London', 51.6, -0.5],
  ['the tip of Italy', 39, 16.4],
  ['the Sinai', 29.5, 33.9],
  ['Alaska', 65, -150],
  ['Chukotka, west of 180°', 67, 178],
  ['Chukotka, east of 180°', 67, -177],
  ['Tasmania', -42, 146.5],
  ['Iceland', 65, -18.5],
])('%s is land', (_, lat, lng) => {
  expect(isLand({ lat, lng })).toBe(true)
})

test.each([
  ['the Norwegian Sea', 68, 2],
  ['the Arctic Ocean', 84, 180],
  ['the Black Sea', 43.3, 34],
  ['the Red Sea', 20.5, 38.5],
  ['the Bering Sea', 58, -178],
  ['the Pacific', 0, -140],
  ['the Gulf of Mexico', 25, -90],
  ['the Channel', 49.9, -2.5],
])('%s is water', (_, lat, lng) => {
  expect(isLand({ lat, lng })).toBe(false)
})

test('covers as much of the globe as land without Antarctica does', () => {
  const all = (4 * Math.PI) / (Math.PI / ROWS) ** 2
  expect(dots.length / all).toBeGreaterThan(0.255)
  expect(dots.length / all).toBeLessThan(0.275)
})

/** Compares every so many rows, from the middle of the first so many. */
function expectMade(every: number) {
  const lines = LAND.slice(1, -1).split('\n')
  expect(lines).toHaveLength(ROWS)
  const rows = lines.flatMap((line, row) => (row % every === every / 2 ? [{ row, line }] : []))
  const made = rows.map(({ row }) => ({ row, line: writeRow(row) }))
  expect(made, 'Run node blocks/globe/make-land.ts').toEqual(rows)
}

test('is what make-land.ts makes of Natural Earth: every fortieth row', () => expectMade(40))

test('is what make-land.ts makes of Natural Earth: every tenth row', { tags: ['release'] }, () =>
  expectMade(10),
)
