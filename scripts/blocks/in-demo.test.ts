import { expect, test } from 'vitest'
import { withoutBlocks, withoutPatterns } from './in-demo.ts'

test('removes the blocks of a kind at any depth and keeps everything else', () => {
  const intro = { type: 'intro', text: 'A place.' }
  const hero = { type: 'hero', title: 'intro' }
  const copy = { home: { blocks: [hero, intro] }, pages: [{ slug: 'intro', blocks: [intro] }] }
  expect(withoutBlocks(copy, 'intro')).toEqual({
    home: { blocks: [hero] },
    pages: [{ slug: 'intro', blocks: [] }],
  })
  expect(withoutBlocks({ tags: ['hero', 'intro'] }, 'intro')).toEqual({ tags: ['hero', 'intro'] })
})

test('links to a removed block lead to the home page', () => {
  const link = (to: string) => ({ label: 'Find us', to })
  expect(withoutBlocks({ link: link('/#globe') }, 'globe')).toEqual({ link: link('/') })
  expect(withoutBlocks({ link: link('/#globe') }, 'intro')).toEqual({ link: link('/#globe') })
})

test('a pattern page without blocks is removed', () => {
  const page = (slug: string, ...types: string[]) => ({
    slug,
    blocks: types.map((type) => ({ type })),
  })
  const pages = [page('one', 'intro', 'intro'), page('two', 'intro', 'hero')]
  expect(withoutPatterns(pages, 'intro')).toEqual([page('two', 'hero')])
})
