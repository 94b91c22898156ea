import { expect, test } from 'vitest'
import { contrast, parseHex } from '../colour.ts'
import { COLOURS, type EnteredColours } from './colours.ts'
import { contrastProblems } from './contrast.ts'
import { BUNDLED_FACES, bundledFace } from './faces.ts'
import { ownFace } from './own-face.ts'
import { paletteOf } from './palette.ts'
import { brandStyle, firstFonts } from './style.ts'

const look = (colours: EnteredColours = {}) => ({
  palette: paletteOf(colours),
  titles: bundledFace('titles', 'fraunces'),
  text: bundledFace('text', 'figtree'),
})

test('the neutral palette is complete and can be read', () => {
  const palette = paletteOf(null)
  expect(COLOURS.filter((name) => !parseHex(palette[name]))).toEqual([])
  expect(contrastProblems(null)).toEqual([])
})

test('colours derived from readable main colours are readable', () => {
  const papers = ['#ffffff', '#f2efe6', '#e9eef5', '#fdf0f2']
  const inks = ['#000000', '#1b2430', '#3a1d4d', '#123d1c']
  const accents = ['#8a2f1c', '#6a1b6a', '#1f4f8a', '#33531f']
  const problems = papers.flatMap((paper) =>
    inks.flatMap((ink) =>
      accents.flatMap((accent) => contrastProblems({ paper, ink, accent, link: accent })),
    ),
  )
  expect(problems.map(({ sentence }) => sentence)).toEqual([])
})

test('a pair with too little contrast is reported with its colours, its ratio and advice', () => {
  const [first] = contrastProblems({ paper: '#ffffff', link: '#9fd0ff' })
  expect(first?.sentence).toBe(
    '“Links” (#9fd0ff) on “Page” (#ffffff) has a contrast of 1.6:1; text needs 4.5:1. Choose a darker “Links” or a lighter “Page”.',
  )
})

test('a ratio just below the limit is not rounded up to it', () => {
  const almost = contrastProblems({ paper: '#ffffff', link: '#777777' })[0]?.sentence
  expect(contrast([0x77, 0x77, 0x77], [255, 255, 255])).toBeGreaterThan(4.45)
  expect(almost).toContain('contrast of 4.4:1')
})

test('entered colours take precedence over derived ones, and invalid ones are ignored', () => {
  const palette = paletteOf({ paper: ' #FFF ', sand: '#ABCDEF', ink: 'red;}*{', link: '' })
  expect([palette.paper, palette.sand, palette.ink]).toEqual([
    '#ffffff',
    '#abcdef',
    paletteOf(null).ink,
  ])
})

test('the style has the colours as custom properties, and no text that could end the style element', () => {
  const hostile = { name: '</style><script>"', kind: 'serif', files: [] } as const
  const style = brandStyle({ ...look({ ink: '#102030', paper: '}</style>' }), titles: hostile })
  expect(style).toContain('--ink:#102030;')
  expect(style).toContain('--ink-rgb:16 32 48;')
  expect(style).not.toMatch(/<|script>/)
})

test('the style has the chosen typefaces with stand-ins, and the preloaded fonts are theirs', () => {
  const style = brandStyle(look())
  expect(style).toContain('font-family:"Fraunces";font-style:italic')
  expect(style).toContain('font-family:"Figtree Fallback"')
  expect(style).toContain('--sans:"Figtree","Figtree Fallback"')
  expect(style).not.toContain('Instrument')
  expect(firstFonts(look()).join()).toMatch(
    /fraunces-200-[\da-f]{8}\.woff2,.*figtree-[\da-f]{8}\.woff2$/,
  )
})

test('every bundled typeface has an upright file with stand-ins', () => {
  expect(BUNDLED_FACES).toHaveLength(12)
  for (const { name, files } of BUNDLED_FACES) {
    expect(files.find(({ style }) => style === 'normal')?.standIns.length, name).toBeGreaterThan(1)
  }
  expect(bundledFace('text', 'fraunces').slug).toBe('instrument-sans')
})

test('stand-ins of an uploaded font take its width and height', () => {
  const font = { use: 'text', style: 'normal', kind: 'sans', url: '/media/own.woff2' }
  const face = ownFace('text', [{ ...font, width: 0.8916, ascent: 1, descent: 0.25, gap: 0 }])
  const standIn = face?.files[0]?.standIns.find(({ local }) => local.includes('Arial'))
  expect(standIn).toMatchObject({ size: '200.00%', ascent: '50.00%', descent: '12.50%' })
  expect(ownFace('titles', [])).toBeUndefined()
})
