import { expect, test } from 'vitest'
import { centreOf, meridian, parallel, project } from './sphere.ts'

const rounded = (numbers: object) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 1000) / 1000 + 0]),
  )

const HERE = { lat: 20, lng: 10 }

test('projects the centre to the middle in front, its antipode behind', () => {
  expect(rounded(project(HERE, HERE))).toEqual({ x: 0, y: 0, z: 1 })
  expect(rounded(project({ lat: -20, lng: -170 }, HERE))).toEqual({ x: 0, y: 0, z: -1 })
})

test('projects east to the right and north up', () => {
  expect(project({ lat: 20, lng: 30 }, HERE).x).toBeGreaterThan(0.3)
  expect(project({ lat: 50, lng: 10 }, HERE).y).toBeCloseTo(0.5)
})

test('draws parallels and the central meridian as lines, seen from the equator', () => {
  const equator = { lat: 0, lng: 0 }
  expect(rounded(parallel(30, equator))).toEqual({ cx: 0, cy: -0.5, rx: 0.866, ry: 0, angle: 0 })
  expect(rounded(meridian(0, equator)).ry).toBe(0)
  expect(rounded(meridian(90, equator)).ry).toBe(1)
})

test('puts every place of a circle on its ellipse', () => {
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

test('finds the middle of places, also across the date line', () => {
  const middle = centreOf([
    { lat: 0, lng: 170 },
    { lat: 0, lng: -170 },
  ])
  expect(middle?.lat).toBeCloseTo(0)
  expect(Math.abs(middle?.lng ?? 0)).toBeCloseTo(180)
  expect(centreOf([])).toBeNull()
})
