import { bounds } from '@belvedere/bench/bounds.ts'
import { budgets } from '@belvedere/e2e/first-view.ts'
import { expect, test } from 'vitest'
import { readPage } from './pages.ts'

const rows = readPage('docs/performance.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
const rowOf = (start: string) => rows.find((row) => row.startsWith(`| ${start}`)) ?? ''

test.each([
  ['HTML', budgets.smallestHtml],
  ['HTML', budgets.html],
  ['Styles', budgets.css],
  ['Scripts', budgets.script],
  ['Fonts', budgets.font],
  ['Pictures', budgets.image],
  ['Largest paint', bounds.largestPaint],
  ['From a press', bounds.press],
  ['Blocking time', bounds.blocking.inAll],
  ['Lighthouse', bounds.lighthouse],
  ['Cached pages', bounds.serving.atLeast],
  ['Processor time for a picture', bounds.picture],
  ['From a sent form', bounds.enquiries.storedMs],
  ['Code of the map', bounds.scene.codeKB],
])('%s is promised as it is measured: %d', (start, bound) => {
  expect(rowOf(start)).toMatch(new RegExp(`\\b${bound.toLocaleString('en-GB')}\\b`))
})
