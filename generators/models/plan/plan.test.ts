import { join } from 'node:path'
import { expect, test } from 'vitest'
import copy from '../../../demo/copy.json' with { type: 'json' }
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
    // The jetty stands in water that reaches to the waist.
    const least = name === 'lagoon-jetty' ? -0.15 : 0
    expect(heights.at(at(x * WIDTH, left), at(y * HEIGHT, top)), name).toBeGreaterThan(least)
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

test('the lagoon of the model is closed by a bar, waist-deep and as wide as the words say', async () => {
  const shapes = await readModel(join(import.meta.dirname, '../../../demo/models/masterplan.glb'))
  const heights = heightsOf(trianglesOf(shapes.find(({ name }) => name === 'terrain')), GRID)
  const metres = GRID.step * (copy.map.metres ?? 0)
  const column = (x: number) => Math.round((x * 100 + 12) / GRID.step)
  const row = (y: number) => Math.round((y * 75 + 12) / GRID.step)
  const between = (first: number, last: number) =>
    Array.from({ length: last - first }, (_, at) => first + at)
  const isLand = (x: number, y: number) => heights.at(x, y) > 0
  const open = between(column(0), column(0.63)).filter((x) =>
    between(row(0.75), row(0.97)).every((y) => !isLand(x, y)),
  )
  expect(open).toEqual([])
  const ford = between(row(0.5), row(0.85)).filter((y) => !isLand(column(0.19), y))
  expect(ford.length * metres).toBeGreaterThan(370)
  expect(ford.length * metres).toBeLessThan(430)
  // Heights are drawn one and a half times as large, at 12.5 m a unit.
  const depths = ford.map((y) => (-heights.at(column(0.19), y) * 12.5) / 1.5)
  expect(Math.max(...depths)).toBeLessThan(1.1)
  const side = (from: number, to: number) =>
    between(column(from), column(to)).flatMap((x) =>
      between(row(0.85), row(0.935)).flatMap((y) => (isLand(x, y) ? [[x, y] as const] : [])),
    )
  const [bar, point] = [side(0.55, 0.66), side(0.66, 0.76)]
  const gap = bar.reduce(
    (least, [x, y]) =>
      point.reduce((now, to) => Math.min(now, Math.hypot(x - to[0], y - to[1])), least),
    Number.POSITIVE_INFINITY,
  )
  expect(gap * metres).toBeGreaterThan(32)
  expect(gap * metres).toBeLessThan(48)
  expect(heights.at(column(0.485), row(0.65))).toBeLessThan(-0.3)
})
