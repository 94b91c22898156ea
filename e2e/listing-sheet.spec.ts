import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { ridgeHouses } from './fixture/names.ts'
import { untilPublic, untilStatus, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Account, POND, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

const stack = readStack()
/** Hundreds of listings take a while on a busy machine. */
const LONG = { timeout: 90_000 }
const ADDRESS = `${ridgeHouses.path}/wren-house`

let studio: Studio
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  publisher = await studio.createAccount('publisher')
})

async function choose(page: Page, row: string) {
  const buffer = Buffer.from(`Category;Title;Bedrooms;Price;Pictures\n${row}\n`)
  const sheet = { name: 'listings.csv', mimeType: 'text/csv', buffer }
  const picture = { name: 'wren.jpg', mimeType: 'image/jpeg', buffer: await readFile(POND) }
  await page.locator('.sheet-dialog input[type=file]').setInputFiles([sheet, picture])
}

test('a spreadsheet with errors is refused by row and column; a corrected one is reviewed, imported and public', async ({
  page,
}) => {
  await openStudio(page, publisher, '/collections/listings')
  await page.getByRole('button', { name: 'Import from a spreadsheet' }).click()
  await choose(page, `${ridgeHouses.name};Wren House;two;€2.35m;wren.jpg`)
  const dialog = page.getByRole('dialog', { name: 'Import listings' })
  await expect(dialog.getByRole('heading', { name: 'Fix these rows' })).toBeFocused()
  await expect(dialog.getByRole('row', { name: /^2 Bedrooms / })).toBeVisible()

  await choose(page, `${ridgeHouses.name};Wren House;2;€2.35m;wren.jpg`)
  await expect(dialog.getByRole('heading', { name: '1 new, 0 changed, 0 untouched' })).toBeFocused()
  await expect(dialog.getByText('2,350,000')).toBeVisible()
  await expectAccessible(page, '.sheet-dialog')
  const alt = dialog.getByLabel('Alt text of wren.jpg')
  await expect(alt).toHaveValue('Wren House')
  await alt.fill('Wren House at dusk')
  await dialog.getByLabel('Publish at once').check()
  expect((await visit(ADDRESS)).status).toBe(404)
  await dialog.getByRole('button', { name: 'Import and publish 1 listing' }).click()
  await expect(dialog.getByRole('heading', { name: 'Imported: 1 new' })).toBeFocused()
  await untilPublic(ADDRESS, 'Wren House at dusk')

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Wren House' })).toBeVisible()
  await page.getByRole('button', { name: 'Import from a spreadsheet' }).click()
  await dialog.getByRole('button', { name: 'Take back… “listings.csv”' }).first().click()
  await expect(dialog.getByText('1 new listing goes to the bin')).toBeVisible()
  await expectAccessible(page, '.sheet-dialog')
  await dialog.getByRole('button', { name: 'Take this import back' }).click()
  const taken = dialog.getByRole('heading', { name: 'Taken back: 1 in the bin' })
  await expect(taken).toBeFocused()
  await untilStatus(ADDRESS, 410)
})

test('a long import shows its progress, goes on without its window, is stopped, continued, and taken back but for what was changed since', {
  tag: '@release',
}, async ({ page }) => {
  const rows = Array.from({ length: 400 }, (_, i) => `${ridgeHouses.name};Nest ${i};nest-${i}`)
  const buffer = Buffer.from(['Category;Title;Slug', ...rows].join('\n'))
  const sheet = { name: 'nests.csv', mimeType: 'text/csv', buffer }
  const show = page.getByRole('button', { name: 'Show the import' })
  const dialog = page.getByRole('dialog', { name: 'Import listings' })
  await openStudio(page, publisher, '/collections/listings')
  await page.getByRole('button', { name: 'Import from a spreadsheet' }).click()
  await dialog.locator('input[type=file]').setInputFiles(sheet)
  await dialog.getByRole('button', { name: 'Import 400 listings as drafts' }).click()
  await expect(dialog.getByText(/^[1-9]\d* of 400 listings$/)).toBeVisible()
  await expect(dialog.getByText(/ left$/)).toBeVisible()
  await expectAccessible(page, '.sheet-dialog')

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/^Importing: \d+ of 400 listings$/)).toBeVisible()
  await page.reload()
  await show.click()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  const end = dialog.getByRole('heading', { name: /^Stopped: \d+ of 400 listings were imported$/ })
  await expect(end).toBeFocused()
  await expectAccessible(page, '.sheet-dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const whole = dialog.getByRole('heading', { name: 'Imported: 400 new' })
  await expect(whole).toBeFocused(LONG)

  const { id } = await studio.findRecord('listings', 'nest-7')
  await studio.publishListing(id, { title: 'Nest by hand' })
  await dialog.getByRole('button', { name: 'Take this import back…' }).click()
  await dialog.getByRole('button', { name: 'Take this import back', exact: true }).click()
  await expect(dialog.getByText(/^[1-9]\d* of 400 listings$/)).toBeVisible()
  const taken = dialog.getByRole('heading', { name: 'Taken back: 399 in the bin' })
  await expect(taken).toBeFocused(LONG)
  await expect(dialog.getByText('Somebody has changed it since.')).toBeVisible()
  await expectAccessible(page, '.sheet-dialog')

  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Import from a spreadsheet' }).click()
  const line = dialog.getByRole('listitem').filter({ hasText: 'nests.csv' })
  await expect(line).toContainText('400 new · drafts · taken back by')
  await line.getByRole('button', { name: 'Details of “nests.csv”' }).click()
  await dialog.getByRole('link', { name: 'Nest by hand' }).click()
  await expect(page).toHaveURL(new RegExp(`/collections/listings/${id}`))
  await studio.deleteRecord('listings', id)
})
