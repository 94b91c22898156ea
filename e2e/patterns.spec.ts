import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { Studio } from './studio.ts'
import { blockAt, openStudio } from './studio-page.ts'

const stack = readStack()

test('a block is saved as a pattern on one page and put into another, between its blocks', async ({
  page,
}) => {
  const studio = await Studio.signIn(stack)
  const editor = await studio.createAccount('editor')
  const trees = { blockType: 'features', title: 'Trees', features: [{ title: 'Pines' }] }
  const text = (title: string) => ({ blockType: 'content_block', title })
  const from = await studio.loadPage('Grove', [trees])
  const to = await studio.loadPage('Cove', [text('Sand'), text('Salt')])
  const open = (index: number) =>
    blockAt(page, index).locator('.array-actions .popup-button').first().click()
  const choose = (name: string) =>
    page.locator('.popup__content').getByRole('button', { name }).click()

  await openStudio(page, editor, `/collections/pages/${from.id}`)
  await open(0)
  await choose('Save as a pattern')
  const dialog = page.getByRole('dialog', { name: 'Save as a pattern' })
  await dialog.getByLabel('Name').fill('A grove of pines')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('“A grove of pines” is kept.')).toBeVisible()

  await page.goto(`${stack.studioUrl}/admin/collections/pages/${to.id}`)
  await open(0)
  await choose('Add Below')
  const shelf = page.getByRole('region', { name: 'Patterns' })
  await expect(shelf.getByRole('button', { name: 'Opening' })).toBeVisible()
  await page.getByPlaceholder('Search for a block').fill('grove of')
  await expect(shelf.getByRole('button')).toHaveCount(1)
  await shelf.getByRole('button', { name: 'A grove of pines' }).click()
  await expect(shelf).toHaveCount(0)
  await expect(blockAt(page, 1)).toContainText('02 Features · Trees')
  const titles = ['Sand', 'Trees', 'Salt'].map((title) => ({ title }))
  await expect.poll(async () => (await studio.readDraft(to.id)).blocks).toMatchObject(titles)
  const [own] = (await studio.readDraft(from.id)).blocks
  const copy = (await studio.readDraft(to.id)).blocks[1]
  expect(copy).toMatchObject(trees)
  expect(copy?.id).not.toBe(own?.id)
  for (const { id } of [from, to]) await studio.deleteRecord('pages', id)
})
