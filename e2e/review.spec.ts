import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { blockAt, openStudio } from './studio-page.ts'

let studio: Studio
let editor: Account
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  editor = await studio.createAccount('editor')
  publisher = await studio.createAccount('publisher')
})

async function mark(page: Page, id: number, note: string) {
  await openStudio(page, editor, `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Ready for review…' }).click()
  await page.getByLabel(/^A note to the publishers/).fill(note)
  await page.getByRole('button', { name: 'Mark as ready' }).click()
  await expect(page.getByText('Ready for review, says editor')).toBeVisible()
}

test('a publisher opens the list of ready drafts from the dashboard, and sends a draft back from it', async ({
  page,
}) => {
  const title = `Harvest supper ${randomUUID()}`
  const { id } = await studio.loadPage(title, [])
  await mark(page, id, 'Is the price right?')

  await openStudio(page, publisher, '')
  await page.getByRole('link', { name: /^Ready for review: \d+$/ }).click()
  await expect(page.getByRole('heading', { name: 'Ready for review' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('From editor: Is the price right?')
  await expectAccessible(page, 'main')
  await row.getByRole('button', { name: /^Send back/ }).click()
  await row.getByLabel('What should change?').fill('Last year’s price.')
  await row.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(row).toHaveCount(0)

  await openStudio(page, editor, '')
  await expect(page.getByText('sent back by publisher: Last year’s price.')).toBeVisible()
  await studio.deleteRecord('pages', id)
})

test('a row inside a block has its own comments, which link back to it', {
  tag: '@release',
}, async ({ page }) => {
  const link = { label: 'The harbour', type: 'url', url: '/harbour' }
  const files = [{ blockType: 'link', link }]
  const blocks = [{ blockType: 'downloads', title: 'Papers', files }]
  const { id } = await studio.loadPage('Papers of the harbour', blocks)
  await openStudio(page, editor, `/collections/pages/${id}`)
  const block = blockAt(page, 0)
  await block.getByRole('button', { name: 'Toggle block' }).first().click()
  await block.getByRole('button', { name: /^Comment on Link/ }).click()
  const panel = page.getByRole('complementary', { name: /^Link/ })
  await panel.getByLabel('Comment on this block').fill('Is this the right harbour?')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(block.getByRole('button', { name: /^1 comment on Link/ })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Comments (1 open)' }).click()
  const all = page.getByRole('complementary', { name: 'Comments' })
  await expect(all.getByText('Is this the right harbour?')).toBeVisible()
  await expectAccessible(page, '.comments-panel')
  await page.keyboard.press('Escape')
  await expect(all).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Comments (1 open)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(all.getByText('Comments on removed blocks')).toHaveCount(0)
  await all.getByRole('button', { name: /^Link/ }).click()
  await expect(page.locator('#blocks-0-files-row-0')).toBeInViewport()
  await studio.deleteRecord('pages', id)
})
