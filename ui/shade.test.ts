import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import type { Places } from '@belvedere/kit/light/words-on.ts'
import { expect, test } from 'vitest'
import { areBright, shadeHue, shadesOf } from './shade.ts'

const PLACES: Places = {
  phone: [{ ratio: 0.5, words: { left: 0, top: 0.5, right: 1, bottom: 1 } }],
  tablet: [{ ratio: 0.75, words: { left: 0, top: 0.5, right: 1, bottom: 1 } }],
  desktop: [{ ratio: 1.6, words: { left: 0, top: 0, right: 1, bottom: 0.4 } }],
}

/** A picture whose upper half is as bright as one number, its lower half as another, of 63. */
function ground(upper: number, lower: number, bgColor: string | null = '#808080') {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    return i < (COLUMNS * ROWS) / 2 ? upper : lower
  })
  const light = writeLight({ bright: cells, dark: cells })
  const size = { src: 'a', srcSet: '', width: 1600, height: 1000 }
  const responsiveImage = { ...size, aspectRatio: 1.6, bgColor, base64: null }
  return { focalPoint: { x: 0.5, y: 0.5 }, light, portrait: null, responsiveImage }
}

test('a dark picture has no shade', () => {
  expect(shadesOf('small', [ground(8, 8)], PLACES)).toEqual({})
})

test('each kind of screen has the shade that its words need', () => {
  const shades = shadesOf('small', [ground(58, 8)], PLACES)
  expect(Object.keys(shades)).toEqual(['--small-desktop'])
  expect(shades['--small-desktop']).toBeGreaterThan(0.3)
})

test('large words need less', () => {
  const at = (name: 'title' | 'small') =>
    Number(shadesOf(name, [ground(58, 58)], PLACES)[`--${name}-phone`] ?? 0)
  expect(at('title')).toBeLessThan(at('small'))
})

test('of several pictures in one place the brightest decides', () => {
  const bright = shadesOf('foot', [ground(58, 58)], PLACES)
  expect(shadesOf('foot', [ground(8, 8), ground(58, 58)], PLACES)).toEqual(bright)
})

test('a picture whose light nobody has measured has a shade all the same', () => {
  const shades = shadesOf('small', [{ ...ground(8, 8), light: null }], PLACES)
  expect(shadesOf('small', [], PLACES)).toEqual(shades)
  expect(Object.values(shades).every((strength) => Number(strength) > 0.3)).toBe(true)
  expect(Object.values(shades)).toHaveLength(3)
})

test('dark words are for pictures that are bright on every screen', () => {
  expect(areBright([ground(60, 60)], PLACES)).toBe(true)
  expect(areBright([ground(60, 20)], PLACES)).toBe(false)
  expect(areBright([ground(60, 60), ground(20, 20)], PLACES)).toBe(false)
  expect(areBright([{ ...ground(60, 60), light: null }], PLACES)).toBe(false)
})

test('shades are a dark tone of the picture’s main colour, else of the brand', () => {
  expect(shadeHue(ground(8, 8, '#c8b496'))).toEqual({ '--deep-rgb': '30 27 23' })
  expect(shadeHue(ground(8, 8, '#0a0c10'))).toEqual({ '--deep-rgb': '10 12 16' })
  for (const colour of [null, '', 'sand']) expect(shadeHue(ground(8, 8, colour))).toBeUndefined()
  expect(shadeHue(null)).toBeUndefined()
})
