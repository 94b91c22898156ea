import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible, expectAdaptable } from './studio-accessibility.ts'
import {
  blockAt,
  confirmDialog,
  openStudio,
  publishInStudio,
  publishInVain,
  unfold,
  untilSaved,
} from './studio-page.ts'

let studio: Studio
let editor: Account
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  editor = await studio.createAccount('editor')
  publisher = await studio.createAccount('publisher')
})

const NEW = '/collections/pages/create'
const title = (page: Page) => page.locator('#field-title')

test('a new page is saved from its first word on, and new blocks get the cursor', async ({
  page,
}) => {
  const before = await studio.countPages()
  await openStudio(page, editor, NEW)
  await expect(title(page)).toBeEditable()
  await page.getByRole('banner').getByRole('link', { name: 'Pages' }).click()
  await page.waitForURL('**/collections/pages')
  expect(await studio.countPages()).toBe(before)

  await openStudio(page, editor, NEW)
  await title(page).click()
  await page.keyboard.type('Moon')
  await page.waitForURL(/\/collections\/pages\/\d+$/)
  await expect(title(page)).toBeFocused()
  await page.keyboard.type(' over the bay')
  const id = Number(page.url().match(/\d+$/)?.[0])
  await expect.poll(async () => (await studio.readDraft(id)).title).toBe('Moon over the bay')
  await expect(page.getByLabel('Slug')).toHaveValue('moon-over-the-bay')
  await expect(page.locator('.doc-tabs a')).toHaveAttribute('href', /\/pages\/\d+\/versions$/)

  await page.getByRole('button', { name: 'Add Block' }).click()
  await page.getByPlaceholder('Search for a block').fill('Features')
  await page.getByRole('button', { name: 'Features', exact: true }).click()
  await expect(blockAt(page, 0).getByLabel(/^Title/)).toBeFocused()
  await blockAt(page, 0).getByRole('button', { name: 'Add Feature' }).click()
  await expect(page.locator('#field-blocks__0__features__0__title')).toBeFocused()
  const saved = untilSaved(page, id, { isAutosave: true })
  await page.keyboard.type('Shade')
  expect((await saved).ok()).toBe(true)
  await expect(page.locator('#field-blocks__0__features__0__title')).toBeFocused()
  await expect
    .poll(async () => (await studio.readDraft(id)).blocks)
    .toMatchObject([{ blockType: 'features', features: [{ title: 'Shade' }] }])
  expect(await studio.countPages('Moon over the bay')).toBe(1)
  await studio.deleteRecord('pages', id)
})

test('the SEO tab shows the search result and the share preview while one types', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Dusk on the bay', [])
  await openStudio(page, editor, `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'SEO', exact: true }).click()
  const panel = page.getByRole('region', { name: 'How this page is found' })
  const picture = panel.getByRole('img', { name: /^Share picture: Dusk on the bay/ })
  await expect(picture).toBeVisible()
  const size = await picture.evaluate((img: HTMLImageElement) => [
    img.naturalWidth,
    img.naturalHeight,
  ])
  expect(size).toEqual([1200, 630])
  await expect(panel).toContainText('Without a description')

  const before = await picture.getAttribute('src')
  await page
    .locator('[name="seo.description"]')
    .fill('The lamp on the point is lit, and boats come home across the bay.')
  await expect(panel.getByText('and boats come home')).toHaveCount(2)
  await expect(panel).toContainText('Title and description fit.')
  expect(await picture.getAttribute('src')).toBe(before)
  await expectAccessible(page, '.found-panel')
  await expectAdaptable(page, '.found-panel')
  await title(page).fill('Dawn on the bay')
  await expect(panel.getByRole('img', { name: /^Share picture: Dawn on the bay/ })).toBeVisible()
  await expect.poll(() => panel.getByRole('img').getAttribute('src')).not.toBe(before)
  await studio.deleteRecord('pages', id)
})

const errorList = (page: Page) => page.locator('.error-list')

test('a refused publication lists its errors, each with the way to its field, until they are fixed', async ({
  page,
}) => {
  const { id } = await studio.loadPage('Low water', [
    { blockType: 'content_block', title: 'Sand' },
    { blockType: 'features', features: [] },
    { blockType: 'downloads', files: [] },
    { blockType: 'features', features: [{ title: '' }] },
  ])
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await publishInVain(page)
  const list = errorList(page)
  const errors = list.getByRole('listitem')
  await expect(list.locator('summary')).toHaveText('3 things to fix')
  await expect(errors).toHaveText([
    'Block 2 (Features) › Features: Add one or remove the block.',
    'Block 3 (Downloads) › Files: Add one or remove the block.',
    'Block 4 (Features) › Features 1 › Title: This field is required.',
  ])
  await expect(page.getByTestId('field-errors')).toHaveCount(0)
  await expectAccessible(page, '.error-list')
  await expectAdaptable(page, '.error-list')

  await expect(list.locator('summary')).toBeFocused()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await expect(errors.nth(2).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-blocks__3__features__0__title')).toBeFocused()
  const saved = untilSaved(page, id, { isAutosave: true })
  await page.keyboard.type('Shade')
  await expect(list.locator('summary')).toHaveText('2 of 3 things left to fix')
  expect((await saved).ok()).toBe(true)

  await errors.nth(0).getByRole('button').click()
  await expect(blockAt(page, 1).getByRole('button', { name: 'Add Feature' })).toBeFocused()
  const savedAgain = untilSaved(page, id, { isAutosave: true })
  await page.keyboard.press('Enter')
  await page.locator('#field-blocks__1__features__0__title').fill('Wind')
  await expect(errors).toHaveText(['Block 3 (Downloads) › Files: Add one or remove the block.'])
  expect((await savedAgain).ok()).toBe(true)
  await expect(list.locator('summary')).toHaveText('1 of 3 things left to fix')

  await blockAt(page, 2).locator('.array-actions__button').first().click()
  await page.locator('.popup__content').getByRole('button', { name: 'Remove' }).click()
  await expect(list).toHaveCount(0)
  const published = untilSaved(page, id)
  await publishInStudio(page)
  expect((await published).ok()).toBe(true)
  await studio.deleteRecord('pages', id)
})

test('the list of errors leads to fields of a listing in any tab and in the sidebar', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, publisher, '/collections/listings/create')
  await title(page).fill('Villa Alba')
  await page.waitForURL(/\/collections\/listings\/\d+$/)
  const id = Number(page.url().match(/\d+$/)?.[0])
  await page.getByRole('button', { name: 'SEO', exact: true }).click()
  await publishInVain(page)
  const category = errorList(page).getByRole('button', { name: /^Category: / })
  await category.click()
  await expect(page.locator('#field-category input').first()).toBeFocused()
  await studio.deleteRecord('listings', id)
})

test('blocks are copied and pasted on another page, in another tab, and replace nothing', {
  tag: '@release',
}, async ({ page }) => {
  const features = [{ title: 'Shade' }, { title: 'Wind' }]
  const from = await studio.loadPage('Dunes', [
    { blockType: 'content_block', title: 'Sand' },
    { blockType: 'features', title: 'Under the trees', features },
  ])
  const to = await studio.loadPage('Pines', [])
  await openStudio(page, editor, `/collections/pages/${to.id}`)
  const ofList = page.locator('#field-blocks > header .clipboard-action__popup button')
  const choose = (on: Page, name: string) =>
    on.locator('.popup__content').getByRole('button', { name }).click()
  await ofList.click()
  await choose(page, 'Paste at the end')
  await expect(page.getByText(/^Nothing is copied yet/)).toBeVisible()

  const other = await page.context().newPage()
  await openStudio(other, editor, `/collections/pages/${from.id}`)
  await blockAt(other, 1).locator('.array-actions .popup-button').first().click()
  await choose(other, 'Copy')
  await ofList.click()
  await choose(page, 'Paste at the end')
  await expect(blockAt(page, 0)).toContainText('01 Features · Under the trees')
  await expect(
    blockAt(page, 0)
      .getByLabel(/^Title/)
      .first(),
  ).toBeFocused()

  await blockAt(other, 0).locator('.array-actions .popup-button').first().click()
  await choose(other, 'Copy')
  await other.close()
  await blockAt(page, 0).locator('.array-actions .popup-button').first().press('Enter')
  await choose(page, 'Paste below')
  await expect(blockAt(page, 1)).toContainText('02 Title and text · Sand')
  await expect
    .poll(async () => (await studio.readDraft(to.id)).blocks)
    .toMatchObject([
      { blockType: 'features', title: 'Under the trees', features },
      { blockType: 'content_block', title: 'Sand' },
    ])
  const idsOf = async (id: number) => (await studio.readDraft(id)).blocks.map((block) => block.id)
  const ids = [...(await idsOf(from.id)), ...(await idsOf(to.id))]
  expect(new Set(ids).size).toBe(4)

  const rowsMenu = blockAt(page, 0).locator('.clipboard-action__popup button').first()
  await rowsMenu.click()
  await choose(page, 'Paste at the end')
  await expect(page.getByText(/^What was copied does not fit into “Block 1/)).toBeVisible()
  for (const { id } of [from, to]) await studio.deleteRecord('pages', id)
})

test('undo and redo go through typing, prose, hidden and removed blocks, pastes and moves', async ({
  page,
}) => {
  const features = [{ title: 'Shade' }]
  const { id } = await studio.loadPage('Cove', [
    { blockType: 'content_block', title: 'Sand' },
    { blockType: 'features', title: 'Trees', features },
  ])
  await studio.publishPage(id)
  await openStudio(page, publisher, `/collections/pages/${id}`)
  const press = (keys: string) => page.keyboard.press(keys)
  const buttons = page.locator('.undo-buttons')
  const draft = () => studio.readDraft(id)
  const titlesOfBlocks = async () => (await draft()).blocks.map((block) => block.title)
  const choose = async (block: number, name: string) => {
    await blockAt(page, block).locator('.array-actions .popup-button').first().click()
    await page.locator('.popup__content').getByRole('button', { name }).click()
  }

  await expect(buttons.getByRole('button', { name: 'Undo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(title(page)).toBeEditable()
  const saved = untilSaved(page, id, { isAutosave: true })
  await title(page).press('End')
  await page.keyboard.type(' bay')
  expect((await saved).ok()).toBe(true)
  await unfold(page, 0)
  const prose = blockAt(page, 0).locator('[contenteditable=true]')
  await prose.click()
  await page.keyboard.type('Pine')
  const undoUntil = (isDone: () => Promise<void>) =>
    expect(async () => {
      await press('Control+z')
      await isDone()
    }).toPass()
  // On a busy machine, letters with a pause between them are several steps.
  await undoUntil(() => expect(prose).toHaveText('', { timeout: 3000 }))
  await expect(prose).toBeFocused()
  await page.keyboard.type('Oak')
  await undoUntil(() => expect(title(page)).toHaveValue('Cove', { timeout: 3000 }))
  await expect(title(page)).toBeFocused()
  await expect(buttons.getByRole('status')).toHaveText('Undone: Title.')
  await press('Control+Shift+z')
  await expect(title(page)).toHaveValue('Cove bay')
  await expect(async () => {
    await press('Control+y')
    await expect(prose).toHaveText('Oak', { timeout: 3000 })
  }).toPass()
  await expect(prose).toBeFocused()
  await expect.poll(async () => JSON.stringify((await draft()).blocks[0])).toContain('"Oak"')

  await choose(1, 'Hide')
  await expect(blockAt(page, 1).locator('.array-actions .popup-button').first()).toBeFocused()
  await expect(blockAt(page, 1)).toContainText('02 Features · TreesHidden')
  await expect.poll(async () => (await draft()).blocks[1]).toMatchObject({ isHidden: true })
  await press('Control+z')
  await expect(buttons.getByRole('status')).toHaveText('Undone: Block 2 (Features).')
  await expect(blockAt(page, 1)).not.toContainText('Hidden')

  await choose(1, 'Remove')
  await expect(blockAt(page, 1)).toHaveCount(0)
  const removed = page.locator('[data-sonner-toast]').filter({ hasText: 'Removed.' })
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect(
    blockAt(page, 1)
      .getByLabel(/^Title/)
      .first(),
  ).toHaveValue('Trees')
  await expect(blockAt(page, 1).locator('#blocks-1-features-row-0')).toBeVisible()
  await expect(removed).toHaveCount(0)
  await expect
    .poll(async () => (await draft()).blocks)
    .toMatchObject([{ title: 'Sand' }, { title: 'Trees', features }])

  await choose(1, 'Copy')
  await choose(0, 'Paste below')
  await expect(blockAt(page, 2)).toContainText('03 Features · Trees')
  await choose(0, 'Move Down')
  await expect(blockAt(page, 1)).toContainText('02 Title and text · Sand')
  await expect.poll(titlesOfBlocks).toEqual(['Trees', 'Sand', 'Trees'])
  await buttons.getByRole('button', { name: 'Undo' }).click()
  await buttons.getByRole('button', { name: 'Undo' }).click()
  await expect(blockAt(page, 2)).toHaveCount(0)
  await expect.poll(titlesOfBlocks).toEqual(['Sand', 'Trees'])
  await studio.deleteRecord('pages', id)
})

test('what was undone step by step down to an empty page is redone up to the last word', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Cove', [])
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await expect(title(page)).toBeEditable()
  await page.getByRole('button', { name: 'Add Block' }).click()
  await page.getByRole('button', { name: 'Title and text', exact: true }).click()
  await blockAt(page, 0)
    .getByLabel(/^Title/)
    .click()
  await page.keyboard.type('Sand')
  const prose = blockAt(page, 0).locator('[contenteditable=true]')
  await prose.click()
  await page.keyboard.type('Warm until six.')

  const pressAll = async (name: 'Undo' | 'Redo', keys: string) => {
    const button = page.locator('.undo-buttons').getByRole('button', { name })
    await expect(async () => {
      await page.keyboard.press(keys)
      await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: 300 })
    }).toPass()
  }
  await pressAll('Undo', 'Control+z')
  await expect(blockAt(page, 0)).toHaveCount(0)
  await pressAll('Redo', 'Control+Shift+z')
  await expect(prose).toHaveText('Warm until six.')
  await expect
    .poll(async () => JSON.stringify((await studio.readDraft(id)).blocks))
    .toMatch(/"Sand".*"Warm until six\."|"Warm until six\.".*"Sand"/)
  await studio.deleteRecord('pages', id)
})

test('“Revert to published” shows what is published, prose too, and can be undone', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Cove', [{ blockType: 'content_block', title: 'Sand' }])
  await studio.publishPage(id)
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await unfold(page, 0)
  const prose = blockAt(page, 0).locator('[contenteditable=true]')
  await title(page).fill('Cove bay')
  await prose.click()
  await page.keyboard.type('Oak')
  const draft = () => studio.readDraft(id)
  await expect.poll(async () => JSON.stringify((await draft()).blocks[0])).toContain('"Oak"')

  await page.getByRole('button', { name: 'Revert to published' }).click()
  await confirmDialog(page)
  await expect(title(page)).toHaveValue('Cove')
  await expect(prose).toHaveText('')
  await expect.poll(async () => (await draft())._status).toBe('published')
  await page.locator('.undo-buttons').getByRole('button', { name: 'Undo' }).click()
  await expect(title(page)).toHaveValue('Cove bay')
  await expect(prose).toHaveText('Oak')
  await expect
    .poll(draft)
    .toMatchObject({ title: 'Cove bay', blocks: [{ text: { root: { children: [{}] } } }] })
  await studio.deleteRecord('pages', id)
})
