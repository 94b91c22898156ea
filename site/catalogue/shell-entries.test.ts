import { expect, test } from 'vitest'
import type { Entries } from './entry.ts'
import { shellEntries } from './shell-entries.tsx'

/** The entries of these kinds, each with a full fixture. */
function kindsOf(...folders: string[]): Map<string, Entries> {
  return new Map(
    folders.map((folder) => {
      const block = { kind: folder.replaceAll('-', '_'), id: 'full', data: {} }
      return [folder, new Map([['full', { blocks: [block] }]])]
    }),
  )
}

const blocksOf = (entries: Entries) =>
  entries.get('header-fixed')?.blocks.map(({ kind, id }) => [kind, id])

test('header-fixed shows the full fixtures of three kinds, with the kind as id', () => {
  expect(blocksOf(shellEntries(kindsOf('hero', 'intro', 'content-block')))).toEqual([
    ['hero', 'hero'],
    ['intro', 'intro'],
    ['content_block', 'content_block'],
  ])
})

test('only a kind that does not exist is left out', () => {
  expect(blocksOf(shellEntries(kindsOf('content-block')))).toEqual([
    ['content_block', 'content_block'],
  ])
  const names = [...shellEntries(kindsOf()).keys()]
  expect(names).toContain('menu')
  expect(names).toEqual([...shellEntries(kindsOf('hero', 'intro', 'content-block')).keys()])
})
