import { expect, test } from 'vitest'
import { meridian, middleOf, parallel, project } from './sphere.ts'

const rounded = (numbers: object) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 1000) / 1000 + 0]),
  )

const HERE = { lat: 20, lng: 10 }

test('the centre is in the middle, in front; its opposite is behind', () => {
  expect(rounded(project(HERE, HERE))).toEqual({ x: 0, y: 0, z: 1 })
  expect(rounded(project({ lat: -20, lng: -170 }, HERE))).toEqual({ x: 0, y: 0, z: -1 })
})

test('east is right, north is up', () => {
  expect(project({ lat: 20, lng: 30 }, HERE).x).toBeGreaterThan(0.3)
  expect(project({ lat: 50, lng: 10 }, HERE).y).toBeCloseTo(0.5)
})

test('seen along the equator parallels are lines, and the meridian in the middle is one', () => {
  const equator = { lat: 0, lng: 0 }
  expect(rounded(parallel(30, equator))).toEqual({ cx: 0, cy: -0.5, rx: 0.866, ry: 0, angle: 0 })
  expect(rounded(meridian(0, equator)).ry).toBe(0)
  expect(rounded(meridian(90, equator)).ry).toBe(1)
})

test('every place of a circle lies on its outline', () => {
  const onOutline = (lat: number, lng: number, of: ReturnType<typeof parallel>) => {
    const { x, y } = project({ lat, lng }, HERE)
    const angle = (-of.angle * Math.PI) / 180
    const [dx, dy] = [x - of.cx, -y - of.cy]
    const across = dx * Math.cos(angle) - dy * Math.sin(angle)
    const along = dx * Math.sin(angle) + dy * Math.cos(angle)
    return (across / of.rx) ** 2 + (along / of.ry) ** 2
  }
  for (const at of [-150, -40, 5, 77]) {
    expect(onOutline(40, at, parallel(40, HERE))).toBeCloseTo(1)
    expect(onOutline(at / 2, 60, meridian(60, HERE))).toBeCloseTo(1)
    expect(onOutline(at / 2, -35, meridian(-35, HERE))).toBeCloseTo(1)
  }
})

test('the middle of places is between them, also across the date line', () => {
  const middle = middleOf([
    { lat: 0, lng: 170 },
    { lat: 0, lng: -170 },
  ])
  expect(middle?.lat).toBeCloseTo(0)
  expect(Math.abs(middle?.lng ?? 0)).toBeCloseTo(180)
  expect(middleOf([])).toBeNull()
})
