import { type Colour, contrast, mix, parseHex } from '@belvedere/kit/colour.ts'
import { expect, test } from 'vitest'
import { fogAt } from './fog.ts'

function colourAt(altitude: number): Colour {
  const [red = 0, green = 0, blue = 0] = (fogAt(altitude).match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}

test('the fog is nearly paper by day, warm when the sun is low and blue when it is down', () => {
  expect(Math.min(...colourAt(60))).toBeGreaterThan(230)
  const [low, , lowBlue] = colourAt(4)
  expect(low - lowBlue).toBeGreaterThan(20)
  const [night, , nightBlue] = colourAt(-10)
  expect(nightBlue - night).toBeGreaterThan(10)
})

test('at any hour the dark words of the header can be read on the fog, over dark water', () => {
  const ink = parseHex('#14322c') ?? [0, 0, 0]
  for (let altitude = -20; altitude <= 70; altitude += 0.5) {
    const shown = mix([16, 44, 66], colourAt(altitude), 0.86)
    expect(contrast(ink, shown)).toBeGreaterThanOrEqual(4.5)
  }
})
