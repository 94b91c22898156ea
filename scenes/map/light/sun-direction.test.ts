import { expect, test } from 'vitest'
import { sunDirection } from './sun-direction.ts'

const rounded = (values: readonly number[]) =>
  values.map((value) => Math.round(value * 1000) / 1000 + 0)

test('a sun in the east shines from the right of a model whose north is ahead', () => {
  const [x, y, z] = rounded(sunDirection({ azimuth: 90, altitude: 30 }, 0))
  expect([x, y, z]).toEqual([0.866, 0.5, 0])
})

test("a sun in the south shines from the viewer's side", () => {
  const [x, y, z] = sunDirection({ azimuth: 180, altitude: 45 }, 0)
  expect(x).toBeCloseTo(0)
  expect(y).toBeCloseTo(Math.SQRT1_2)
  expect(z).toBeCloseTo(Math.SQRT1_2)
})

test('a model with another north is lit from another side', () => {
  const turned = rounded(sunDirection({ azimuth: 90, altitude: 30 }, 90))
  expect(turned).toEqual(rounded(sunDirection({ azimuth: 180, altitude: 30 }, 0)))
})

test('shadows have a maximum length, also at night', () => {
  for (const altitude of [-60, -1, 0, 2]) {
    expect(sunDirection({ azimuth: 270, altitude }, 0)[1]).toBeGreaterThan(0.08)
  }
})
