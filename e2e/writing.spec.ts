import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { untilPublic } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { blockAt, openStudio, unfold, untilSaved } from './studio-page.ts'

let studio: Studio
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  publisher = await studio.createAccount('publisher')
})

test('a word is made bold, reviewed before publishing, and bold in public', {
  tag: '@release',
}, async ({ page }) => {
  const block = { blockType: 'content_block', title: 'Moorings', text: 'Low tide at six.' }
  const { id } = await studio.loadPage('Moorings', [block])
  await studio.publishPage(id)
  await untilPublic('/moorings', 'Low tide at six.')
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await unfold(page, 0)

  const text = blockAt(page, 0).locator('[contenteditable=true]')
  const saved = untilSaved(page, id, { isAutosave: true })
  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+B')
  await expect(text.locator('strong')).toHaveText('Low tide at six.')
  expect((await saved).ok()).toBe(true)

  await page.getByRole('button', { name: 'Publish changes' }).click()
  const sheet = page.getByRole('dialog', { name: /“Moorings”/ })
  await expect(sheet.locator('del')).toHaveText('Low tide at six. (plain)')
  await expect(sheet.locator('ins')).toHaveText('Low tide at six. (bold)')
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click()
  await untilPublic('/moorings', '<strong>Low tide at six.</strong>')
  await studio.deleteRecord('pages', id)
})
