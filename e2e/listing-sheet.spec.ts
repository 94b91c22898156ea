import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ridgeHouses } from './fixture/names.ts'
import { test } from './journey.ts'
import { expectSoon, expectStatusSoon, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

const stack = readStack()
const ADDRESS = `${ridgeHouses.path}/wren-house`
const PICTURE = 'fixture/images/night-pond.jpg'

let studio: Studio
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  publisher = await studio.createAccount('publisher')
})

async function choose(page: Page, row: string) {
  const buffer = Buffer.from(`Category;Title;Bedrooms;Price;Pictures\n${row}\n`)
  const sheet = { name: 'listings.csv', mimeType: 'text/csv', buffer }
  const bytes = await readFile(join(import.meta.dirname, PICTURE))
  const picture = { name: 'wren.jpg', mimeType: 'image/jpeg', buffer: bytes }
  await page.locator('.sheet-dialog input[type=file]').setInputFiles([sheet, picture])
}

test('a sheet is refused by row and column, then looked at, imported and public', async ({
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
  await expect(dialog.getByRole('heading', { name: 'Imported: 1 new, 0 changed' })).toBeFocused()
  await expectSoon(ADDRESS, 'Wren House at dusk')

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Wren House' })).toBeVisible()
  const { id } = await studio.findRecord('listings', 'wren-house')
  await studio.deleteRecord('listings', id)
  await expectStatusSoon(ADDRESS, 404)
})
