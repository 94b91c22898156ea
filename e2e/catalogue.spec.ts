import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../launch/paths.ts'
import { findCatalogue } from './catalogue.ts'
import { sweep } from './sweep.ts'
import { test } from './visitor.ts'

const { url, entries } = findCatalogue()
const LARGEST = 'forty-items'

/**
 * Each kind is swept on its `all` page, which stacks its entries. Heroes are also swept one by one,
 * because they open pages. The entry with forty items gets a brief sweep: the items only have to fit.
 */
const sweptEntries = entries.filter(
  ({ kind, name }) => kind === 'shell' || kind === 'hero' || name === 'all' || name === LARGEST,
)

test('every kind of block is swept', () => {
  const files = globSync('*/index.ts', { cwd: join(root, 'blocks') })
  const kinds = files.map((file) => file.split('/')[0])
  expect(kinds).not.toEqual([])
  expect([...new Set(sweptEntries.map(({ kind }) => kind))].sort()).toEqual(
    [...kinds, 'shell'].sort(),
  )
  expect(sweptEntries.filter(({ name }) => name === LARGEST).length).toBeGreaterThan(10)
})

for (const { kind, name, path, press } of sweptEntries) {
  const isBrief = name === LARGEST
  const checks = isBrief ? 'the checks of its layout' : 'all checks'
  test(`${kind}, ${name}, passes ${checks} at every width`, async ({ page, noScriptPage }) => {
    await sweep(page, noScriptPage, {
      url: url + path,
      press,
      isBrief,
      repeats: name === 'all',
      // Negative spacers pull up what follows them.
      overlaps: kind === 'spacer',
      prefersReducedMotion: true,
    })
  })
}

test('the header is light over the picture of the first block, also below a hidden title', async ({
  page,
}) => {
  await page.goto(`${url}/banner-listing--full`)
  await expect(page.locator('main > h1')).toHaveClass('vh')
  await expect(page.locator('#app > header')).toHaveCSS('color', 'rgb(248, 247, 244)')
})
