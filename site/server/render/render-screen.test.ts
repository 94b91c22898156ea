import { expect, test } from 'vitest'
import { testKinds } from '../../testing/kinds.tsx'
import { renderBlocks, splitPreloads } from './render-screen.tsx'

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

test('preload links before a block are split off', () => {
  const link = '<link rel="preload" as="image" href="/a.jpg"/>'
  expect(splitPreloads(`${link}${link}<p>${link}</p>`)).toEqual([link + link, `<p>${link}</p>`])
  expect(splitPreloads('<p></p>')).toEqual(['', '<p></p>'])
})
