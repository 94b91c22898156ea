import { expect, test } from 'vitest'
import { createSiteStore } from '../browser/store/store.ts'
import { renderBlocks, splitPreloads } from './render-blocks.tsx'

test('a failing block is left out and logged with its page, id and kind', () => {
  const errors: unknown[] = []
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (_: string, fields: unknown) => errors.push(fields),
  }
  const broken = {
    __typename: 'ImageCarouselRecord',
    id: 'x',
    _modelApiKey: 'image_carousel',
  } as const
  const whole = {
    __typename: 'IntroRecord',
    id: 'y',
    _modelApiKey: 'intro',
    intro_text: 'Hello',
  } as const
  const { blocks } = renderBlocks([broken, whole], {
    path: '/about',
    log,
    store: createSiteStore({ site: null, global: null }),
  })
  expect(blocks).toMatchObject([{ id: 'y', html: expect.stringContaining('Hello') }])
  expect(errors).toMatchObject([{ page: '/about', block: 'x', kind: 'image_carousel' }])
})

test('preload links before a block are split off', () => {
  const link = '<link rel="preload" as="image" href="/a.jpg"/>'
  expect(splitPreloads(`${link}${link}<p>${link}</p>`)).toEqual([link + link, `<p>${link}</p>`])
  expect(splitPreloads('<p></p>')).toEqual(['', '<p></p>'])
})
