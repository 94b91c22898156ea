import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  editor = await studio.createAccount('editor')
})

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })

test('an editor finds a waiting draft by a text in it, without the mouse', async ({ page }) => {
  const block = { blockType: 'content_block', title: 'Neap tide at Quäyside' }
  const { id } = await studio.loadPage('Almanac', [block])
  await openStudio(page, editor, '')
  const waiting = page.getByRole('region', { name: 'Drafts waiting' })
  await expect(waiting.getByRole('link', { name: /^Almanac/ })).toBeVisible()

  // The shortcut works once the studio’s scripts run.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('quay neap')
  const found = page.getByRole('option', { name: /Almanac/ })
  await expect(found).toContainText('Title and text › Title')
  await expect(found.locator('mark')).toHaveText(['Neap', 'Quäy'])
  await expectAccessible(page, 'dialog.search')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Search' }).click()
  await field(page).fill('almanac')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/collections/pages/${id}(\\?|$)`))
  await expect(page.locator('#field-title')).toHaveValue('Almanac')
  await studio.deleteRecord('pages', id)
})
