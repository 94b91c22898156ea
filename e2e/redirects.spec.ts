import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

const stack = readStack()
let studio: Studio
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  publisher = await studio.createAccount('publisher')
})

const SHEET = `From;To;Type
https://old.example/Houses?id=7&lang=en;/contact;
/moved/*;/contact;302
/moved/*;/map;
/contact;/map;
/gone-away;/nowhere-yet;`

test('a sheet of old addresses is previewed, imported and tried', async ({ page }) => {
  await openStudio(page, publisher, '/collections/redirects')
  await page.getByRole('button', { name: 'Import from a spreadsheet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import redirects' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) })
  await expect(dialog).toContainText('3 new redirects, 0 changed, 2 rows left out.')
  await expect(dialog).toContainText('Row 3 is from the same address, /moved/*')
  await expect(dialog).toContainText('A page is public at /contact')
  await expect(dialog).toContainText('There is no public page at /nowhere-yet now.')
  await expectAccessible(page, '.import-rules')
  await dialog.getByRole('button', { name: 'Import 3 redirects' }).click()
  await expect(dialog).toContainText('3 of 3 redirects are stored and public.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('link', { name: '/houses?id=7&lang=en' })).toBeVisible()

  const field = page.getByLabel('Try an address')
  await field.fill('https://old.example/houses?lang=en&utm_source=x&id=7#top')
  await field.press('Enter')
  const answer = page.locator('.try-address [role=status]')
  await expect(answer).toContainText('it leads to /contact?utm_source=x (301).')
  await expect(answer).toContainText('A page or a file is there')

  await page.goto(`${stack.studioUrl}/admin/collections/redirects/create`)
  await page.getByLabel(/^Redirect from/).fill('www.old.example/A Page?b=1&a=2')
  await expect(page.getByText('“/a%20page?a=2&b=1” will be stored.')).toBeVisible()

  await expect(async () => {
    const response = await fetch(`${stack.siteUrl}/moved/Somewhere`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/contact'])
  }).toPass()
})
