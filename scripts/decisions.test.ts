import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decisionOf, INDEX_FILE, indexOf, readDecisions } from './decisions.ts'

const decisions = readDecisions()

test('docs/decisions/README.md lists every decision with its status', () => {
  expect(decisions.length).toBeGreaterThan(50)
  expect(readFileSync(INDEX_FILE, 'utf8'), 'run: npm run decisions').toBe(indexOf(decisions))
})

test('no two decisions have the same number', () => {
  const numbers = decisions.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
})

test.each([
  ['no status', '# 1. A choice\n\n2026-11-28\n\n**Choice.** This.\n'],
  ['an unknown status', '# 1. A choice\n\n2026-11-28\n\nStatus: perhaps.\n'],
  ['the number of another file', '# 2. A choice\n\n2026-11-28\n\nStatus: kept.\n'],
])('a decision with %s is refused', (_, text) => {
  expect(() => decisionOf('0001-a-choice.md', text)).toThrow('0001-a-choice.md has to begin with')
})
