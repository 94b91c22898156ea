import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageKindsText } from './page-kinds.ts'

test('blocks/page-kinds.ts matches content/kinds/table.ts', () => {
  const text = readFileSync(new URL('../blocks/page-kinds.ts', import.meta.url), 'utf8')
  expect(text).toBe(pageKindsText())
})
