import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { openStudio, signIn } from './studio-page.ts'

const stack = readStack()
let studio: Studio
let administrator: Account & { id: number }

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  administrator = await studio.createAccount('administrator')
})

const notice = (page: Page) => page.locator('.form-notice')
const bringBack = (page: Page) => notice(page).getByRole('button', { name: 'Bring it back' })
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

/** What is typed is written down after a pause. */
const untilKept = (page: Page, words: string) =>
  expect.poll(() => stored(page), { timeout: 15_000 }).toContain(words)

/** Leaves without the question of the browser. */
async function reload(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

test('an account that was typed and not saved survives a reload, without its password', async ({
  page,
}) => {
  const { id } = await studio.createAccount('editor')
  await openStudio(page, administrator, `/collections/users/${id}`)
  const name = page.locator('[name=name]')
  await name.fill('Ada of the lamps')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.locator('[name=password]').fill('Quiet-Harbour-47')
  await untilKept(page, 'Ada of the lamps')
  expect(await stored(page)).not.toContain('Quiet-Harbour-47')
  await reload(page)
  await expect(notice(page)).toContainText(/^What you typed here at \d\d:\d\d was not saved/)
  await expect(name).toHaveValue('editor')
  await bringBack(page).click()
  await expect(name).toHaveValue('Ada of the lamps')
  await expect(notice(page)).toHaveCount(0)
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await studio.readFields('users', id)).name)
    .toBe('Ada of the lamps')
  await expect.poll(() => stored(page)).not.toContain('Ada of the lamps')
  await page.reload()
  await expect(name).toHaveValue('Ada of the lamps')
  await expect(notice(page)).toHaveCount(0)
  await studio.deleteRecord('users', id)
})

test('a new redirect survives a closed tab, and is nobody else’s', async ({ page, context }) => {
  await openStudio(page, administrator, '/collections/redirects/create')
  await page.locator('[name=from]').fill('/old-lamps')
  await untilKept(page, '/old-lamps')
  await page.close({ runBeforeUnload: false })

  const other = await studio.createAccount('administrator')
  const next = await context.newPage()
  await openStudio(next, other, '/collections/redirects/create')
  await expect(next.locator('[name=from]')).toBeVisible()
  await expect(notice(next)).toHaveCount(0)

  await signIn(next, { studioUrl: stack.studioUrl, ...administrator })
  await next.reload()
  await expect(bringBack(next)).toBeVisible()
  await next.locator('[name=from]').fill('/newer-lamps')
  await bringBack(next).click()
  const question = next.getByRole('dialog', { name: 'You have typed here since' })
  await expect(question).toContainText('/newer-lamps')
  await question.getByRole('button', { name: 'All from before' }).click()
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect(next.locator('[name=from]')).toHaveValue('/old-lamps')
  await expect(notice(next)).toHaveCount(0)
})

test('what somebody else saved since is not overwritten by what is brought back', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.createAccount('editor')
  await openStudio(page, administrator, `/collections/users/${id}`)
  await page.locator('[name=name]').fill('Typed')
  await untilKept(page, 'Typed')
  await studio.changeRecord('users', id, { role: 'publisher' })
  await reload(page)
  await bringBack(page).click()
  await expect(page.locator('[name=name]')).toHaveValue('Typed')
  await page.locator('#action-save').click()
  await expect
    .poll(async () => await studio.readFields('users', id))
    .toMatchObject({ name: 'Typed', role: 'publisher' })
  await studio.deleteRecord('users', id)
})

test('signing out forgets what was typed; a session that ends does not', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, administrator, '/collections/redirects/create')
  await page.locator('[name=from]').fill('/old-wicks')
  await untilKept(page, '/old-wicks')
  await page.context().clearCookies()
  await reload(page)
  await expect(page).toHaveURL(/\/login/)
  expect(await stored(page)).toContain('/old-wicks')
  await openStudio(page, administrator, '/collections/redirects')
  await page.goto(`${stack.studioUrl}/admin/logout`)
  await expect(page).toHaveURL(/\/login/)
  expect(await stored(page)).not.toContain('/old-wicks')
})
