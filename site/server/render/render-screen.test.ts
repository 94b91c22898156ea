import { lookOf, type Switches } from '@belvedere/kit/theme/look.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Inset } from '../../screens/screen.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { testKinds } from '../../testing/kinds.tsx'
import { mainHtml } from './page.tsx'
import { type RenderContext, renderBlocks, renderScreen, splitPreloads } from './render-screen.tsx'

test('a failing block is left out and logged with its page, id and kind', () => {
  const errors: unknown[] = []
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (_: string, fields: unknown) => errors.push(fields),
  }
  const broken = { id: 'x', _modelApiKey: 'test_broken' }
  const whole = { id: 'y', _modelApiKey: 'test_words', test_words_words: 'Hello' }
  const { blocks } = renderBlocks([broken, whole], {
    path: '/about',
    log,
    kinds: testKinds,
  })
  expect(blocks).toMatchObject([{ id: 'y', html: expect.stringContaining('Hello') }])
  expect(errors).toMatchObject([{ page: '/about', block: 'x', kind: 'test_broken' }])
})

const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const opening = (id: string, _isHidden = false) => ({
  id,
  _modelApiKey: 'test_opening',
  _isHidden,
  test_opening_title: `Title ${id}`,
})
const render = (blocks: Parameters<typeof renderBlocks>[0], page: Partial<RenderContext> = {}) =>
  renderBlocks(blocks, { path: '/a', title: 'The page', log: quiet, kinds: testKinds, ...page })

test('hidden blocks of a preview take neither the title nor the place of others', () => {
  const { blocks } = render([opening('a', true), opening('b'), opening('c')])
  expect(blocks).toMatchObject([
    { id: 'a', isHidden: true, html: expect.stringContaining('<h2') },
    { id: 'b', html: expect.stringContaining('<h1') },
    { id: 'c', html: expect.stringContaining('<h2') },
  ])
  expect(blocks[1]).not.toHaveProperty('isHidden')
})

test('a page whose blocks are all hidden shows its title', () => {
  const hidden = [opening('a', true), opening('b', true)]
  const ids = (page?: Partial<RenderContext>) => render(hidden, page).blocks.map(({ id }) => id)
  expect(ids()).toEqual(['title', 'a', 'b'])
  expect(ids({ only: new Set(['b']) })).toEqual(['title', 'b'])
  expect(ids({ hasOpening: true })).toEqual(['a', 'b'])
})

test('preload links before a block are split off', () => {
  const link = '<link rel="preload" as="image" href="/a.jpg"/>'
  expect(splitPreloads(`${link}${link}<p>${link}</p>`)).toEqual([link + link, `<p>${link}</p>`])
  expect(splitPreloads('<p></p>')).toEqual(['', '<p></p>'])
})

const words = (id: string) => ({ id, _modelApiKey: 'test_words', test_words_words: id })
const plan = (below: string | null): Inset => {
  return { part: { id: 'plan', type: 'plan', props: {}, view: () => createElement('p') }, below }
}

test.each([
  ['b', ['a', 'b', 'plan', 'c']],
  ['c', ['a', 'b', 'c', 'plan']],
  [null, ['plan', 'a', 'b', 'c']],
])('an inset stands below block %s', (below, order) => {
  const blocks = ['a', 'b', 'c'].map(words)
  const screen = { blocks, inset: plan(below) }
  const page = { path: '/a', log: quiet, kinds: testKinds }
  expect(renderScreen(screen, page).blocks.map(({ id }) => id)).toEqual(order)
})

test('an inset keeps its place while the block above it is not rendered', () => {
  const blocks = ['a', 'b', 'c'].map(words)
  const screen = { blocks, inset: plan('b') }
  const page = { path: '/a', log: quiet, kinds: testKinds, only: new Set(['a', 'c']) }
  expect(renderScreen(screen, page).blocks.map(({ id }) => id)).toEqual(['a', 'plan', 'c'])
})

test('a block has the hour that an editor gave it, if pages have hours', () => {
  const blocks = [
    { ...opening('a'), _hour: 'noon' as const },
    { ...opening('b'), _hour: null },
  ]
  const hours = (switches: Switches) => {
    const brand = { ...brandOf({ site: null, global: null, brand: null }), look: lookOf(switches) }
    return render(blocks, { brand }).blocks.map(({ hour }) => hour)
  }
  expect(hours({ theme: 'day' })).toEqual([0.5, undefined])
  expect(hours({ theme: 'day', hours: false })).toEqual([undefined, undefined])
  expect(hours({ theme: 'plain' })).toEqual([undefined, undefined])
})

test('the suns within a block with an hour stand at it', () => {
  const html = mainHtml({
    hiddenTitle: null,
    blocks: [{ id: 'a', type: 'x', html: '', hour: 0.5 }],
  })
  expect(html).toBe('<div id="b-a" data-block="x" style="--hour:0.5"></div>')
})
