import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgets } from '@belvedere/e2e/first-view.ts'
import { expect, test } from 'vitest'
import { root } from '../launch/paths.ts'
import { bounds } from './bounds.ts'

const rows = readFileSync(join(root, 'docs/performance.md'), 'utf8')
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
  ['Model of the demo’s map', bounds.scene.modelKB],
])('docs/performance.md gives the bound of its benchmark: %s, %d', (start, bound) => {
  expect(rowOf(start)).toMatch(new RegExp(`\\b${bound.toLocaleString('en-GB')}\\b`))
})
