import { join } from 'node:path'
import { expect, test } from 'vitest'
import plan from '../../../demo/models/plan.json' with { type: 'json' }
import { areaOf } from '../../documents/place/geometry.ts'
import { contoursOf } from './contours.ts'
import { crownsOf } from './crowns.ts'
import { fromGrid, GRID, HEIGHT, onPlan, WIDTH } from './frame.ts'
import { windows } from './glow.ts'
import { heightsOf } from './heights.ts'
import { DAY, DUSK } from './hours.ts'
import { readModel, type Triangle, trianglesOf } from './read-model.ts'

const cone = {
  columns: 41,
  rows: 41,
  at: (x: number, y: number) => 10 - Math.hypot(x - 20, y - 20),
}

test('a contour line is closed around the ground above its height', () => {
  const [ring = [], ...others] = contoursOf(cone, 2)
  expect(others).toEqual([])
  for (const [x, y] of ring) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(8, 0)
  expect(areaOf(ring) / (Math.PI * 64)).toBeCloseTo(1, 1)
})

test('ground that leaves the grid is closed along its border', () => {
  const slope = { columns: 11, rows: 11, at: (x: number) => x }
  const [ring = [], ...others] = contoursOf(slope, 5.5)
  expect(others).toEqual([])
  expect(areaOf(ring)).toBeGreaterThan(4.5 * 10)
})

test('two hills that touch at a corner are one or two rings, never an open line', () => {
  const saddle = { columns: 2, rows: 2, at: (x: number, y: number) => (x === y ? 1 : -1) }
  const rings = contoursOf(saddle, 0)
  expect(rings.flat()).toHaveLength(8)
  for (const ring of rings) expect(areaOf(ring)).toBeGreaterThan(0)
})

test('triangles that share vertices are one tree', () => {
  const leaf = (x: number): Triangle => [
    [x, 0, 0],
    [x + 1, 0, 0],
    [x, 0, 1],
  ]
  expect(crownsOf([leaf(0), leaf(1), leaf(9)]).map(({ x }) => x)).toEqual([1, 9.5])
})

test('the pins of the plan stand on its land, where the shapes of the model are', async () => {
  const shapes = await readModel(join(import.meta.dirname, '../../../demo/models/masterplan.glb'))
  const named = (name: string) => trianglesOf(shapes.find((shape) => shape.name === name))
  const heights = heightsOf(named('terrain'), GRID)
  for (const [name, { x, y }] of Object.entries(plan)) {
    const corners = named(name).flat()
    const middle = onPlan(
      middleOf(corners.map(([east]) => east)),
      middleOf(corners.map((one) => one[2])),
    )
    expect(Math.abs(middle[0] / WIDTH - x), name).toBeLessThan(0.02)
    expect(Math.abs(middle[1] / HEIGHT - y), name).toBeLessThan(0.02)
    const [left, top] = fromGrid([0, 0])
    const [right] = fromGrid([1, 0])
    const at = (value: number, start: number) => Math.round((value - start) / (right - left))
    expect(heights.at(at(x * WIDTH, left), at(y * HEIGHT, top)), name).toBeGreaterThan(0)
  }
})

test('at dusk the land has its heights of the day, and every place is lit', async () => {
  expect(DUSK.bands.map(([height]) => height)).toEqual(DAY.bands.map(([height]) => height))
  const shapes = await readModel(join(import.meta.dirname, '../../../demo/models/masterplan.glb'))
  const svg = windows(shapes.filter(({ name }) => name in plan)).join('')
  const lights = [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)]
  for (const [name, { x, y }] of Object.entries(plan)) {
    const distances = lights.map(([, cx, cy]) => {
      return Math.hypot(Number(cx) - x * WIDTH, Number(cy) - y * HEIGHT)
    })
    expect(Math.min(...distances), name).toBeLessThan(0.02 * WIDTH)
  }
})

function middleOf(numbers: number[]) {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2
}
