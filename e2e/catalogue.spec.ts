import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../launch/paths.ts'
import { type CatalogueEntry, findCatalogue } from './catalogue.ts'
import { IN_FULL } from './playwright.config.ts'
import { findStack } from './stack.ts'
import { sweep, sweepOnPhone } from './sweep.ts'
import { test } from './visitor.ts'

const { url, entries } = findCatalogue()
const LARGEST = 'forty-items'

/** Parts of the shell that the demo’s pages contain anyway, or that only differ in a colour. */
const SHOWN_ELSEWHERE = [
  'header-over-picture',
  'header-on-chalk',
  'header-black',
  'footer',
  'crumbs',
  'error-404',
  'error-500',
]

/**
 * The entry on which a kind is swept: before a release the page that stacks all of its entries, else
 * the one with the longest texts and the most items, with which a layout breaks first.
 */
const OF_A_KIND = IN_FULL ? 'all' : 'extreme'

/** Parts of the shell are swept one by one. */
const sweptEntries = entries.filter(
  ({ kind, name }) => kind === 'shell' || kind === 'hero' || name === OF_A_KIND || name === LARGEST,
)

/**
 * Forty items only have to fit, and the demo’s screens open with heroes of their own; both seldom
 * break alone.
 */
const isForReleases = ({ kind, name }: CatalogueEntry) =>
  name === LARGEST || (kind === 'shell' ? SHOWN_ELSEWHERE.includes(name) : name !== OF_A_KIND)

test('every kind of block is swept', () => {
  const files = globSync('*/index.ts', { cwd: join(root, 'blocks') })
  const kinds = files.map((file) => file.split('/')[0])
  expect(kinds).not.toEqual([])
  expect([...new Set(sweptEntries.map(({ kind }) => kind))].sort()).toEqual(
    [...kinds, 'shell'].sort(),
  )
  expect(sweptEntries.filter(({ name }) => name === LARGEST).length).toBeGreaterThan(10)
})

/** Kinds that `pages.spec.ts` shows to axe on pages of the demo. */
const kindsOfDemo = new Set((findStack('demo')?.pages ?? []).flatMap(({ kinds }) => kinds))

for (const entry of sweptEntries) {
  const { kind, name, path, press } = entry
  const isBrief = name === LARGEST
  const checks = isBrief ? 'the checks of its layout' : 'all checks'
  test(`${kind}, ${name}, passes ${IN_FULL ? `${checks} at every width` : 'the checks of a phone'}`, {
    tag: isForReleases(entry) ? '@release' : [],
  }, async ({ page, noScriptPage }) => {
    const options = {
      url: url + path,
      press,
      isBrief,
      repeats: name === 'all',
      withAxe: !kindsOfDemo.has(kind),
      // Negative spacers pull up what follows them.
      overlaps: kind === 'spacer',
      prefersReducedMotion: true,
    }
    await (IN_FULL ? sweep(page, noScriptPage, options) : sweepOnPhone(page, options))
  })
}

test('the header is light over the picture of the first block, also below a hidden title', async ({
  page,
}) => {
  await page.goto(`${url}/banner-listing--full`)
  await expect(page.locator('main > h1')).toHaveClass('vh')
  await expect(page.locator('#app > header')).toHaveCSS('color', 'rgb(248, 247, 244)')
})
