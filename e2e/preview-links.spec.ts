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

test('a publisher shows a draft to somebody without an account, until the link is revoked', {
  tag: '@release',
}, async ({ page, browser }) => {
  const block = { blockType: 'content_block', title: 'Open on Sundays' }
  const { id } = await studio.loadPage('Winter hours', [block])
  await openStudio(page, publisher, `/collections/pages/${id}`)

  const preview = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open draft' }).click()
  await expect((await preview).getByText('Open on Sundays')).toBeVisible()
  await (await preview).close()

  await page.getByRole('button', { name: 'Share a preview' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expectAccessible(page, '.share-preview')
  const address = await page.getByLabel('Address of the preview').inputValue()
  const outsider = await browser.newContext()
  const guest = await outsider.newPage()
  expect((await guest.goto(address))?.status()).toBe(200)
  await expect(guest.getByText('Open on Sundays')).toBeVisible()
  expect((await outsider.request.get(`${stack.siteUrl}/winter-hours`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Revoke the link' }).click()
  await expect(page.getByText('Revoked · made by publisher')).toBeVisible()
  expect((await guest.goto(address))?.status()).toBe(401)
  await outsider.close()
  await studio.deleteRecord('pages', id)
})

test('an editor opens a draft at its address on the site; a visitor is told why not, without a loop', {
  tag: '@release',
}, async ({ page, browser }) => {
  const block = { blockType: 'content_block', title: 'Open on Mondays' }
  const { id } = await studio.loadPage('Summer hours', [block])
  const address = `${stack.siteUrl}/summer-hours?preview=true`
  await openStudio(page, publisher, `/collections/pages/${id}`)
  const opened = await page.goto(address)
  expect(opened?.status()).toBe(200)
  await expect(page.getByText('Open on Mondays')).toBeVisible()

  const outsider = await browser.newContext()
  const guest = await outsider.newPage()
  expect((await guest.goto(address))?.status()).toBe(401)
  await expect(guest.getByRole('link', { name: 'Open with the studio' })).toBeVisible()
  expect(guest.url()).toBe(address)
  await outsider.close()
  await studio.deleteRecord('pages', id)
})
