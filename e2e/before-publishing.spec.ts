import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { untilPublic, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { blockAt, openStudio, unfold, untilSaved } from './studio-page.ts'

const stack = readStack()
let studio: Studio
let editor: Account
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  editor = await studio.createAccount('editor')
  publisher = await studio.createAccount('publisher')
})

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /“Lamp hours”/ })

test('the changes are shown, field by field and as pages, before Enter publishes', async ({
  page,
}) => {
  const blocks = [{ blockType: 'content_block', title: 'Lit at six' }]
  const { id } = await studio.loadPage('Lamp hours', blocks)
  await studio.publishPage(id, {})
  await untilPublic('/lamp-hours', 'Lit at six')
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await unfold(page, 0)
  const long = `Lit at seven, ${'and later, '.repeat(8)}`
  const autosaved = untilSaved(page, id, { isAutosave: true })
  await blockAt(page, 0)
    .getByLabel(/^Title/)
    .fill(long)
  expect((await autosaved).ok()).toBe(true)

  const publish = page.getByRole('button', { name: 'Publish changes' })
  await publish.click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('One change.')
  await expect(sheet).toContainText('Visitors will see it on Lamp hours.')
  await expect(sheet.locator('del')).toHaveText('six')
  await expect(sheet.locator('ins')).toContainText('seven')
  await expect(sheet).toContainText('One thing to look at')
  await expectAccessible(page, '.before-publishing')
  await sheet.getByRole('button', { name: 'Side by side' }).click()
  const shown = (title: string) => sheet.frameLocator(`iframe[title="${title}"]`).locator('main')
  await expect(shown('The page as it is public')).toContainText('Lit at six')
  await expect(shown('The page as it will be')).toContainText('Lit at seven')

  // A warning links to its field; looking publishes nothing.
  await sheet.getByRole('button', { name: 'Field by field' }).click()
  await sheet
    .getByRole('button', { name: /Title$/ })
    .first()
    .click()
  await expect(sheet).toHaveCount(0)
  await expect(blockAt(page, 0).getByLabel(/^Title/)).toBeFocused()
  await publish.press('Enter')
  await expect(sheet).toContainText('One change.')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(publish).toBeFocused()
  expect((await visit('/lamp-hours')).html).toContain('Lit at six')

  await publish.click()
  await expect(sheet).toContainText('One change.')
  const saved = untilSaved(page, id)
  await page.keyboard.press('Enter')
  expect((await saved).ok()).toBe(true)
  await untilPublic('/lamp-hours', 'Lit at seven')
  await studio.deleteRecord('pages', id)
})

test('an editor sees what would change, and cannot publish it', { tag: '@release' }, async ({
  page,
}) => {
  const { id } = await studio.loadPage('Lamp hours', [])
  await openStudio(page, editor, `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'What would change' }).click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('This is not public yet.')
  await expect(sheet.getByRole('button', { name: /publish/i })).toHaveCount(0)
  await studio.deleteRecord('pages', id)
})

test('a draft that would be refused says why, leads to the field, and offers no publish', async ({
  page,
}) => {
  const blocks = Array.from({ length: 12 }, (_, at) =>
    at < 11
      ? { blockType: 'content_block', title: `Lamp ${at}` }
      : { blockType: 'features', title: 'Empty', features: [] },
  )
  const { id } = await studio.loadPage('Lamp hours', blocks)
  await openStudio(page, publisher, `/collections/pages/${id}`)
  const publish = page.getByRole('button', { name: 'Publish changes' })
  await publish.click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('One thing to fix before this can be published.')
  await expect(sheet.getByRole('heading', { name: /cannot be published yet$/ })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await expect(sheet).not.toContainText('You can publish')
  await expectAccessible(page, '.before-publishing')
  const toFix = sheet.getByRole('button', { name: /^Block 12 .*: / })
  await expect(toFix).toBeFocused()
  await toFix.click()
  await expect(sheet).toHaveCount(0)
  await expect(blockAt(page, 11)).toBeInViewport()
  expect((await studio.readDraft(id))._status).toBe('draft')
  await studio.deleteRecord('pages', id)
})

test('a selection of a list names what would be refused', { tag: '@release' }, async ({ page }) => {
  const empty = [{ blockType: 'features', title: 'Empty', features: [] }]
  const { id } = await studio.loadPage('Unlit lamp', empty)
  await openStudio(page, publisher, '/collections/pages?search=Unlit&limit=10')
  await page
    .getByRole('row', { name: /Unlit lamp/ })
    .getByRole('checkbox')
    .check()
  const note = page.locator('.selection-note')
  await expect(note).toContainText('One of these cannot be published yet')
  await expect(note.getByRole('link', { name: /^Unlit lamp › Block 1/ })).toBeVisible()
  await studio.deleteRecord('pages', id)
})
