import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import { CONTRAST } from '@belvedere/kit/light/shade.ts'
import type { Places, WordsOn } from '@belvedere/kit/light/words-on.ts'
import { expect, test } from 'vitest'
import { shadeHue, shadesOf, toneOf } from './shade.ts'

const PLACES: Places = {
  phone: [{ ratio: 0.5, words: { left: 0, top: 0.5, right: 1, bottom: 1 } }],
  tablet: [{ ratio: 0.75, words: { left: 0, top: 0.5, right: 1, bottom: 1 } }],
  desktop: [{ ratio: 1.6, words: { left: 0, top: 0, right: 1, bottom: 0.4 } }],
}

const SMALL: WordsOn = { places: PLACES, least: CONTRAST.small }
const LARGE: WordsOn = { places: PLACES, least: CONTRAST.large }

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
  expect(shadesOf('small', [ground(8, 8)], SMALL)).toEqual({})
})

test('each kind of screen has the shade that its words need', () => {
  const shades = shadesOf('small', [ground(58, 8)], SMALL)
  expect(Object.keys(shades)).toEqual(['--small-desktop'])
  expect(shades['--small-desktop']).toBeGreaterThan(0.3)
})

test('large words need less', () => {
  const at = (name: 'title' | 'small') =>
    Number(
      shadesOf(name, [ground(58, 58)], name === 'title' ? LARGE : SMALL)[`--${name}-phone`] ?? 0,
    )
  expect(at('title')).toBeLessThan(at('small'))
})

test('of several pictures in one place the brightest decides', () => {
  const bright = shadesOf('foot', [ground(58, 58)], SMALL)
  expect(shadesOf('foot', [ground(8, 8), ground(58, 58)], SMALL)).toEqual(bright)
})

test('a picture whose light nobody has measured has a shade all the same', () => {
  const shades = shadesOf('small', [{ ...ground(8, 8), light: null }], SMALL)
  expect(shadesOf('small', [], SMALL)).toEqual(shades)
  expect(Object.values(shades).every((strength) => Number(strength) > 0.3)).toBe(true)
  expect(Object.values(shades)).toHaveLength(3)
})

test('words are dark where they need a clearly weaker shade, on all of the pictures', () => {
  const tone = (...pictures: Parameters<typeof toneOf>[0]) => toneOf(pictures, [SMALL, LARGE])
  expect(tone(ground(60, 60))).toBe('dark')
  expect(tone(ground(60, 8))).toBe('light')
  expect(tone(ground(60, 60), ground(8, 8))).toBe('light')
  expect([tone({ ...ground(60, 60), light: null }), tone()]).toEqual(['light', 'light'])
})

test('dark words have bright shades, where a picture is not bright enough without', () => {
  expect(shadesOf('foot', [ground(60, 60)], SMALL, 'dark')).toEqual({})
  const shades = shadesOf('foot', [ground(60, 24)], SMALL, 'dark')
  expect(Object.keys(shades)).toEqual(['--foot-phone', '--foot-tablet'])
})

test('shades are a dark tone of the picture’s main colour, else of the brand', () => {
  expect(shadeHue(ground(8, 8, '#c8b496'))).toEqual({ '--deep-rgb': '30 27 23' })
  expect(shadeHue(ground(8, 8, '#0a0c10'))).toEqual({ '--deep-rgb': '10 12 16' })
  for (const colour of [null, '', 'sand']) expect(shadeHue(ground(8, 8, colour))).toEqual({})
  expect(shadeHue(null)).toEqual({})
})

test('small dark words have a glow in any case', () => {
  expect(shadesOf('small', [ground(60, 60)], SMALL, 'dark')).toEqual({
    ...{ '--small-phone': 0.2, '--small-tablet': 0.2, '--small-desktop': 0.2 },
  })
})

test('under dark words shades are nearly white; a header of the other tone has its own hue', () => {
  const hue = (words: 'light' | 'dark', head: 'light' | 'dark') =>
    shadeHue(ground(60, 60, '#c8b496'), { words, head })
  expect(hue('dark', 'dark')).toEqual({ '--deep-rgb': '250 248 245' })
  expect(hue('light', 'dark')).toEqual({ '--deep-rgb': '30 27 23', '--head-rgb': '250 248 245' })
})
