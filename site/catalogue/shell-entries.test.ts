import { expect, test } from 'vitest'
import { blockEntries } from './block-entries.ts'
import { shellEntries } from './shell-entries.tsx'

test('the shell stands on the full fixtures of three kinds, each named after its kind', () => {
  const entry = shellEntries(blockEntries()).get('header-fixed')
  expect(entry?.blocks.map(({ kind, id }) => [kind, id])).toEqual([
    ['hero', 'hero'],
    ['intro', 'intro'],
    ['content_block', 'content_block'],
  ])
})

test('a kind that was taken away is left out, and nothing else', () => {
  const kinds = blockEntries()
  kinds.delete('hero')
  const entries = shellEntries(kinds)
  expect(entries.get('header-fixed')?.blocks.map(({ kind }) => kind)).toEqual([
    'intro',
    'content_block',
  ])
  expect([...entries.keys()]).toEqual([...shellEntries(blockEntries()).keys()])
})
