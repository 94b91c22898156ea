import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockTable, TABLE_FILE } from './table.ts'

test('docs/blocks.md describes the kinds as they are', () => {
  expect(readFileSync(TABLE_FILE, 'utf8'), 'Run: npm run schema').toBe(blockTable())
})
