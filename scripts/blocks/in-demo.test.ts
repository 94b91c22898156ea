import { expect, test } from 'vitest'
import { withoutBlocks } from './in-demo.ts'

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
