import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../scripts/setup/paths.ts'
import { findCatalogue } from './catalogue.ts'
import { sweep } from './sweep.ts'
import { test } from './visitor.ts'

const { url, entries } = findCatalogue()
const LARGEST = 'forty-items'

/**
 * A kind is looked at with its entries below each other; a hero also opens pages. Forty items only
 * have to fit: they are more of what has been looked at closely.
 */
const swept = entries.filter(
  ({ kind, name }) => kind === 'shell' || kind === 'hero' || name === 'all' || name === LARGEST,
)

test('every kind of block is looked at', () => {
  const files = globSync('*/index.ts', { cwd: join(root, 'blocks') })
  const kinds = files.map((file) => file.split('/')[0])
  expect(kinds).toContain('hero')
  expect([...new Set(swept.map(({ kind }) => kind))].sort()).toEqual([...kinds, 'shell'].sort())
  expect(swept.filter(({ name }) => name === LARGEST).length).toBeGreaterThan(10)
})

for (const { kind, name, path, press } of swept) {
  test(`${kind}, ${name}, is sound on every screen`, async ({ page, plain }) => {
    // The same block stands there again and again, under the same name.
    const withoutRules = name === 'all' ? ['landmark-unique'] : []
    const isBrief = name === LARGEST
    await sweep(page, plain, {
      url: url + path,
      press,
      withoutRules,
      isBrief,
      prefersReducedMotion: true,
    })
  })
}
