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

test('two drafts are added to a release on their forms, published together and taken back', {
  tag: '@release',
}, async ({ page, request }) => {
  const titles = ['Neap tides', 'Spring tides']
  const block = { blockType: 'content_block', title: 'With the moon' }
  const ids: number[] = []
  for (const title of titles) ids.push((await studio.loadPage(title, [block])).id)
  const statuses = () =>
    Promise.all(
      ['neap-tides', 'spring-tides'].map(async (slug) =>
        (await request.get(`${stack.siteUrl}/${slug}`)).status(),
      ),
    )

  for (const [i, id] of ids.entries()) {
    await openStudio(page, publisher, `/collections/pages/${id}`)
    await page.getByRole('button', { name: 'Add to a release…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to a release' })
    if (i === 0) {
      await dialog.getByLabel('Release').selectOption('A new release…')
      await dialog.getByLabel('Its name').fill('Low water')
      await expectAccessible(page, '.add-to-release')
    } else await dialog.getByLabel('Release').selectOption('Low water')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Will be published with the release Low water')).toBeVisible()
  }

  await page.getByRole('link', { name: 'Low water' }).click()
  const board = page.getByRole('region', { name: 'Release' })
  await board.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('All of it can be published.')).toBeVisible()
  // Whoever added them has changed nothing since.
  await expect(board).not.toContainText('since it was added')
  expect(await statuses()).toEqual([404, 404])
  await expectAccessible(page, '.release-board')
  await board.getByRole('button', { name: 'Publish now…' }).click()
  await expect(board.getByText('Publish 2 records now?')).toBeVisible()
  await board.getByRole('button', { name: 'Yes, now' }).click()
  await expect(board.getByText('Published:')).toBeVisible()
  await expect.poll(statuses).toEqual([200, 200])

  await board.getByRole('button', { name: 'Take back…' }).click()
  await board.getByRole('button', { name: 'Take back now' }).click()
  await expect(board.getByText('Taken back:')).toBeVisible()
  await expect.poll(statuses).toEqual([404, 404])
  for (const id of ids) await studio.deleteRecord('pages', id)
})

test('adding the draft of a public page to a release leaves the page on the site', {
  tag: '@release',
}, async ({ page, request }) => {
  const { id } = await studio.loadPage('Half tides', [])
  await studio.publishPage(id)
  await studio.saveDraft(id, { title: 'Half tides, later' })
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Add to a release…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a release' })
  await dialog.getByLabel('Release').selectOption('A new release…')
  await dialog.getByLabel('Its name').fill('Half water')
  const saves: string[] = []
  page.on('request', (sent) => void (sent.method() === 'PATCH' && saves.push(sent.url())))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Will be published with the release Half water')).toBeVisible()
  expect(saves).toEqual([])
  expect((await request.get(`${stack.siteUrl}/half-tides`)).status()).toBe(200)
  await studio.deleteRecord('pages', id)
})
