import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import { expect, test } from 'vitest'
import { shadingOn } from './shade.ts'

const SIZE = { isBig: false, isLong: false, length: 20, eyebrow: 12 }

/** A picture that is as bright as a number of 63. */
function picture(brightness: number, bgColor: string | null = '#808080') {
  const cells = Array.from({ length: COLUMNS * ROWS }, () => brightness)
  const light = writeLight({ bright: cells, dark: cells })
  const size = { src: 'a', srcSet: '', width: 1600, height: 1000 }
  const responsiveImage = { ...size, aspectRatio: 1.6, bgColor, base64: null }
  return { focalPoint: { x: 0.5, y: 0.5 }, light, portrait: null, responsiveImage }
}

test('light words on a dark picture have the hue of its shadows, and no shade', () => {
  expect(shadingOn(picture(8), SIZE)).toEqual({
    'data-tone': 'dark',
    style: { '--deep-rgb': '30 30 30' },
  })
})

test('on a bright picture words and header are dark, and shades nearly white', () => {
  expect(shadingOn(picture(60, '#c8b496'), SIZE)).toEqual({
    ...{ 'data-tone': 'light', 'data-header': 'black' },
    style: { '--deep-rgb': '250 248 245' },
  })
})

test('a header of the other tone has its own hue', () => {
  const half = picture(8, '#c8b496')
  const light = [...half.light].map((digit, i) =>
    i % (COLUMNS * ROWS) < 4 * COLUMNS ? '8' : digit,
  )
  expect(shadingOn({ ...half, light: light.join('') }, SIZE)).toEqual({
    ...{ 'data-tone': 'dark', 'data-header': 'black' },
    style: { '--deep-rgb': '30 27 23', '--head-rgb': '250 248 245' },
  })
})

test('a dark header has a light around its letters only where the picture asks for it', () => {
  const clear = picture(60)
  const leaf = [...clear.light]
    .map((digit, at) => (at % (COLUMNS * ROWS) < 3 ? 'E' : digit))
    .join('')
  expect(shadingOn(clear, SIZE)['data-header']).toBe('black')
  expect(shadingOn({ ...clear, light: leaf }, SIZE)['data-header']).toBe('black shaded')
})

test('dark colours stay as they are, and a picture of none has the brand’s', () => {
  const hueOf = (colour: string | null) => shadingOn(picture(8, colour), SIZE).style['--deep-rgb']
  expect(hueOf('#0a0c10')).toBe('10 12 16')
  for (const colour of [null, '', 'sand']) expect(hueOf(colour)).toBeUndefined()
})

test('each shade that there is has a custom property, over an unknown picture all of them', () => {
  expect(Object.keys(shadingOn(null, SIZE).style)).toHaveLength(16)
  expect(Object.keys(shadingOn(picture(8), SIZE, [picture(58)]).style)).toEqual([
    ...['--deep-rgb', '--noon-phone', '--noon-tablet', '--noon-sideways', '--noon-desktop'],
  ])
})

test('where screens differ, the page says on which words are dark, and styles choose the hue', () => {
  const whole = picture(60, '#c8b496')
  const light = [...whole.light].map((digit, at) => (at % COLUMNS > 6 ? 'E' : digit)).join('')
  const hull = { ...whole, light, focalPoint: { x: 0.7, y: 0.5 } }
  expect(shadingOn(hull, { ...SIZE, length: 5 })).toMatchObject({
    ...{ 'data-tone': 'light', 'data-dark': 'sideways wide' },
    style: {
      '--fg': 'color-mix(in srgb,var(--ink) calc(100%*var(--dark,0)),var(--paper))',
      '--deep-rgb':
        'calc(30 + 220*var(--dark,0)) calc(27 + 221*var(--dark,0)) calc(23 + 222*var(--dark,0))',
    },
  })
})
