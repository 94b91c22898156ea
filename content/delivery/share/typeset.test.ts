import { join } from 'node:path'
import { BUNDLED_FACES, bundledFace } from '@belvedere/kit/brand/faces.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'
import { answerPlainFont } from './plain-font.ts'
import { Typeface } from './typeface.ts'
import { breakFor, lineOf, settableWords, textAt } from './typeset.ts'

async function open(href = '') {
  const { bytes } = await answerPlainFont(join(projectRoot(), 'site/public', href), href)
  return new Typeface(bytes ?? new Uint8Array())
}

async function fonts() {
  const { files } = bundledFace('titles', 'noto-serif-display')
  const italic = files.find(({ style }) => style === 'italic')
  return { upright: await open(files[0]?.href), italic: await open(italic?.href) }
}

test('pairs of letters are kerned', async () => {
  const { upright } = await fonts()
  const [together, apart] = [
    upright.set('AV').width,
    upright.set('A').width + upright.set('V').width,
  ]
  expect(together).toBeLessThan(apart)
})

test('text becomes outlines with the width that it reports', async () => {
  const { upright } = await fonts()
  const { svg, width } = textAt('Bay', upright, 100, { x: 10, y: 20 })
  expect(svg.match(/<path /g)).toHaveLength(3)
  expect(svg).toMatch(/^<path transform="translate\(10 20\) scale\(0\.1 -0\.1\)" d="M/)
  expect(width).toBeGreaterThan(100)
})

test('italic words are set in the italic font, or upright without one', async () => {
  const { upright, italic } = await fonts()
  const words = [
    { text: 'short', isItalic: true },
    { text: 'walk', isItalic: true },
  ]
  const at = { x: 0, y: 0 }
  const set = lineOf(words, { upright, italic }, 50, at)
  expect(set.svg).toBe(textAt('short walk', italic, 50, at).svg)
  expect(lineOf(words, { upright, italic: undefined }, 50, at).svg).toBe(
    textAt('short walk', upright, 50, at).svg,
  )
})

test('unknown symbols are left out; with an unknown letter the whole title is left out', async () => {
  const both = await fonts()
  expect(settableWords('The bay 🌊 at *noon*', both).map(({ text }) => text)).toEqual([
    ...['The', 'bay', 'at', 'noon'],
  ])
  expect(settableWords('Νησί at noon', both)).toEqual([])
  expect(settableWords('島', both)).toEqual([])
})

test('every bundled typeface for titles can be opened', async () => {
  for (const { name, use, files } of BUNDLED_FACES) {
    if (use !== 'titles') continue
    for (const { href } of files) expect((await open(href)).has('Casa Nona'), name).toBe(true)
  }
})

test('a very long title is wrapped quickly and clipped', async () => {
  const broken = breakFor('Pale rock '.repeat(20_000), await fonts(), 920)
  expect(broken?.lines).toHaveLength(3)
  expect(broken?.lines.at(-1)?.at(-1)?.text).toMatch(/…$/)
})

test('a file that is not a font is refused', async () => {
  await expect(answerPlainFont(Buffer.from('wOF2 and nothing more'), 'a')).rejects.toThrow()
})
