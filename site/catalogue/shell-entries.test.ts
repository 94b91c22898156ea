import { expect, test } from 'vitest'
import { blockEntries } from './block-entries.ts'
import { shellEntries } from './shell-entries.tsx'

test('header-fixed shows the full fixtures of three kinds, with the kind as id', () => {
  const entry = shellEntries(blockEntries()).get('header-fixed')
  expect(entry?.blocks.map(({ kind, id }) => [kind, id])).toEqual([
    ['hero', 'hero'],
    ['intro', 'intro'],
    ['content_block', 'content_block'],
  ])
})

test('only a kind that does not exist is left out', () => {
  const kinds = blockEntries()
  kinds.delete('hero')
  const entries = shellEntries(kinds)
  expect(entries.get('header-fixed')?.blocks.map(({ kind }) => kind)).toEqual([
    'intro',
    'content_block',
  ])
  expect([...entries.keys()]).toEqual([...shellEntries(blockEntries()).keys()])
})
