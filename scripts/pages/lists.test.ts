import { expect, test } from 'vitest'
import { withKind } from './lists.ts'
import { pageNameOf } from './page-name.ts'

const LIST = `import type { Kind } from 'other'
import { galleries } from './galleries/kind.ts'
import type { Row } from './kind.ts'
import { pages } from './pages/kind.ts'

const globals = {
  home,
}

const collections = {
  pages,
  galleries,
} as const
`

test('a kind is imported in the order of paths and is the last entry of its list', () => {
  const list = {
    start: 'const collections =',
    imported: "import { journal } from './journal/kind.ts'",
    entry: '  journal,',
  }
  const before = LIST.split('\n')
  const after = withKind(before, list)
  expect(after.filter((line) => !before.includes(line))).toEqual([list.imported, list.entry])
  expect(after[after.indexOf(list.imported) - 1]).toContain('./galleries/kind.ts')
  expect(after[after.indexOf(list.entry) + 1]).toBe('} as const')
})

test('a page has the spellings of its name; a reserved word is refused', () => {
  expect(pageNameOf('press-notes')).toMatchObject({
    folder: 'press-notes',
    key: 'press_notes',
    constant: 'pressNotes',
  })
  expect(() => pageNameOf(undefined)).toThrow('npm run new:page press')
  expect(() => pageNameOf('Press')).toThrow('"Press" cannot name a page.')
  expect(() => pageNameOf('anchor')).toThrow('Choose another')
})
