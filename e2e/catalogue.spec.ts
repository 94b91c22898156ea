import { expect, test } from '@playwright/test'
import { findCatalogue } from './catalogue.ts'
import { sweep } from './sweep.ts'

const { url, entries } = findCatalogue()

/** A kind is looked at with all its entries below each other; a hero also opens pages. */
const swept = entries.filter(
  ({ kind, name }) => kind === 'shell' || kind === 'hero' || name === 'all',
)

test('the catalogue has an entry of every kind', () => {
  expect(swept.length).toBeGreaterThan(60)
})

for (const { kind, name, path, press } of swept) {
  test(`${kind}, ${name}, is sound on every screen`, async ({ page }) => {
    // The same block stands there again and again, under the same name.
    const withoutRules = name === 'all' ? ['landmark-unique'] : []
    await sweep(page, { url: url + path, press, withoutRules })
  })
}
