import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { Studio } from './studio.ts'
import { expectAccessible, expectAdaptable } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

const listOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).getByRole('listitem')
const namesIn = (page: Page, title: string) =>
  listOf(page, title).locator('.tree__what > a').allTextContents()
const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/globals/global') && response.request().method() === 'POST',
  )

test('pages are a tree by menu and address, whose links an editor moves by buttons, by dragging, and back', async ({
  page,
}) => {
  const studio = await Studio.signIn(readStack())
  const account = await studio.createAccount('editor')
  const barn = await studio.findRecord('pages', 'contact')
  await openStudio(page, account, '/collections/pages')
  await page.getByRole('link', { name: 'Tree', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Menu The place' })).toBeVisible()
  const before = await namesIn(page, 'Menu The place')
  const days = await namesIn(page, 'Menu Days here')
  expect(await namesIn(page, 'Not in the menu')).toContain('Home page')
  await expectAccessible(page, '.tree')
  await expectAdaptable(page, '.tree')

  const last = before.at(-1) ?? ''
  const first = saved(page)
  const down = page.getByRole('button', { name: `Move “${last}” down` }).first()
  await down.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => namesIn(page, 'Menu Days here')).toEqual([last, ...days])
  expect((await first).ok()).toBe(true)
  await expect(down).toBeFocused()
  await expect(page.getByText('Published, changed since').first()).toBeVisible()
  const undone = saved(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual(before)
  expect((await undone).ok()).toBe(true)

  const dragged = saved(page)
  const row = listOf(page, 'Menu The place').first()
  await row.locator('.tree__handle').hover()
  await page.mouse.down()
  const target = await listOf(page, 'Menu The place').nth(1).boundingBox()
  if (!target) throw new Error('There is no second link.')
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 8 })
  await page.mouse.up()
  const [one = '', two = '', ...others] = before
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual([two, one, ...others])
  expect((await dragged).ok()).toBe(true)

  const out = page.getByRole('button', { name: `Move… “${one}”` }).first()
  await out.click()
  const taken = saved(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Take it out' }).click()
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual([two, ...others])
  expect((await taken).ok()).toBe(true)

  // The choice is kept, and the list is one click away.
  await page.goto(`${readStack().studioUrl}/admin/collections/pages`)
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual([two, ...others])
  await page.getByRole('link', { name: barn.title }).first().click()
  await page.waitForURL(`**/collections/pages/${barn.id}`)
  await page.goto(`${readStack().studioUrl}/admin/collections/pages`)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: /^Draft \d/ }).click()
  await expect(page.locator('tbody')).not.toContainText('Published')
  await expect(page.locator('tbody')).toContainText('Draft')
  await expect(page.getByRole('link', { name: 'Tree', exact: true })).toBeVisible()
  await studio.revertMenu()
})
