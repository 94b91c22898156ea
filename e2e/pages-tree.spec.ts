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

/** Opens the tree of pages as an editor. */
async function openTree(page: Page): Promise<Studio> {
  const studio = await Studio.signIn(readStack())
  await openStudio(page, await studio.createAccount('editor'), '/collections/pages?as=tree')
  await expect(page.getByRole('heading', { name: 'Menu The place' })).toBeVisible()
  return studio
}

/** Another journey may have the menus open for a while. */
const revert = (studio: Studio) => expect(() => studio.revertMenu()).toPass()

test('an editor moves a link of the menu in the tree of pages by keyboard, and takes that back', async ({
  page,
}) => {
  const studio = await openTree(page)
  const place = await namesIn(page, 'Menu The place')
  const days = await namesIn(page, 'Menu Days here')
  expect(await namesIn(page, 'Not in the menu')).toContain('Home page')
  const last = place.at(-1) ?? ''
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
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual(place)
  expect((await undone).ok()).toBe(true)
  await revert(studio)
})

test('links are dragged and taken out of the menu; the tree is remembered, and the list beside it', {
  tag: '@release',
}, async ({ page }) => {
  const studio = await openTree(page)
  const contact = await studio.findRecord('pages', 'contact')
  const draft = await studio.loadPage('Listed as a draft', [])
  await expectAccessible(page, '.tree')
  await expectAdaptable(page, '.tree')
  const [one = '', two = '', ...others] = await namesIn(page, 'Menu The place')
  const dragged = saved(page)
  await listOf(page, 'Menu The place').first().locator('.tree__handle').hover()
  await page.mouse.down()
  const target = await listOf(page, 'Menu The place').nth(1).boundingBox()
  if (!target) throw new Error('There is no second link.')
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual([two, one, ...others])
  expect((await dragged).ok()).toBe(true)

  await page
    .getByRole('button', { name: `Move… “${one}”` })
    .first()
    .click()
  const taken = saved(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Take it out' }).click()
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual([two, ...others])
  expect((await taken).ok()).toBe(true)

  const pages = `${readStack().studioUrl}/admin/collections/pages`
  await page.goto(pages)
  await expect.poll(() => namesIn(page, 'Menu The place')).toEqual([two, ...others])
  await page.getByRole('link', { name: contact.title }).first().click()
  await page.waitForURL(`**/collections/pages/${contact.id}`)
  await page.goto(pages)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: /^Draft \d/ }).click()
  await expect(page.locator('tbody')).not.toContainText('Published')
  await expect(page.locator('tbody')).toContainText(draft.title)
  await expect(page.getByRole('link', { name: 'Tree', exact: true })).toBeVisible()
  await studio.deleteRecord('pages', draft.id)
  await revert(studio)
})
