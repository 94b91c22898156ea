import { expect, test } from 'vitest'
import { contrast, mix, parseHex } from '../colour.ts'
import type { EnteredColours } from './colours.ts'
import { duskOf } from './dusk.ts'
import { paletteOf } from './palette.ts'

const colourOf = (hex: string) => parseHex(hex) ?? [0, 0, 0]

/** The lowest contrast of a text with the ground of a page, anywhere between its colours. */
function lowest(entered: EnteredColours) {
  const palette = paletteOf(entered)
  const { ink, inkSoft, caption, accent, link, error } = palette
  const stops = [palette.paper, palette.sand, duskOf(palette)].map(colourOf)
  const grounds = stops
    .slice(1)
    .flatMap((to, index) =>
      Array.from({ length: 11 }, (_, share) => mix(stops[index] ?? to, to, share / 10)),
    )
  const ratios = [ink, inkSoft, caption, accent, link, error].flatMap((text) =>
    grounds.map((ground) => contrast(colourOf(text), ground)),
  )
  return Math.min(...ratios)
}

const PUNTA_ALBA = { paper: '#faf6ee', sand: '#f0e7d8', accent: '#a94626', accentSoft: '#f0a98a' }

test.each([
  ['no brand', {}],
  ['the demo', PUNTA_ALBA],
  ['a cold brand', { paper: '#e9eef5', ink: '#1b2430', accent: '#1f4f8a' }],
  ['a strong accent', { paper: '#fdf0f2', ink: '#3a1d4d', accent: '#6a1b6a', link: '#33531f' }],
])('every text can be read on every part of the ground: %s', (_, entered) => {
  expect(lowest(entered)).toBeGreaterThanOrEqual(4.5)
})

test('the ground is warm at dusk, where the texts allow it', () => {
  const palette = paletteOf(PUNTA_ALBA)
  expect(duskOf(palette)).not.toBe(palette.sand)
  const [red, , blue] = colourOf(duskOf(palette))
  const [sandRed, , sandBlue] = colourOf(palette.sand)
  expect(red - blue).toBeGreaterThan(sandRed - sandBlue)
})

test('texts that can hardly be read on the second ground leave it as it is', () => {
  const palette = paletteOf({ ...PUNTA_ALBA, sand: '#c9b99a' })
  expect(duskOf(palette)).toBe('#c9b99a')
})
