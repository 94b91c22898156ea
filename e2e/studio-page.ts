import { expect, type Page } from '@playwright/test'
import { readStack } from './stack.ts'
import type { Account, StudioAccess } from './studio.ts'

/** Signs a browser in with an account, without the form. */
export async function signIn(page: Page, { studioUrl, email, password }: StudioAccess) {
  const data = { email, password }
  // The service may have closed a connection that this context has kept.
  const answer = await page.request.post(`${studioUrl}/api/users/login`, { data, maxRetries: 2 })
  expect(answer.ok()).toBe(true)
}

/** Signs the browser in with an account and opens a page of the studio. */
export async function openStudio(page: Page, account: Account, path: string): Promise<void> {
  const { studioUrl } = readStack()
  await signIn(page, { studioUrl, ...account })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${studioUrl}/admin${path}`)
}

/** The block at an index of the open page. */
export const blockAt = (page: Page, index: number) => page.locator(`#blocks-row-${index}`)

/** Unfolds a block, unless the studio has restored it unfolded. */
export async function unfold(page: Page, index: number): Promise<void> {
  const block = blockAt(page, index)
  const title = block.getByLabel(/^Title/)
  await expect(async () => {
    // By keyboard: in the middle of the toggle there may be the button for a comment.
    if (!(await title.isVisible()))
      await block.getByRole('button', { name: 'Toggle block' }).press('Enter')
    await expect(title).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 45_000 })
}

/** Resolves with the response that saves a page: an autosave or an explicit save. */
export function untilSaved(page: Page, id: number, { isAutosave = false } = {}) {
  return page.waitForResponse(
    (response) =>
      response.url().includes(`/api/pages/${id}`) &&
      response.request().method() === 'PATCH' &&
      response.url().includes('autosave=true') === isAutosave,
  )
}

/** Confirms the open dialog of the studio. */
export async function confirmDialog(page: Page): Promise<void> {
  await page
    .locator('dialog[open], .confirmation-modal')
    .getByRole('button', { name: 'Confirm' })
    .click()
}

/** Publishes the contents of the open form: the button, then the dialog with the changes. */
export async function publishInStudio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const sheet = page.getByRole('dialog', { name: /^Publish “/ })
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click()
}

/** Asks to publish the open form, learns in the dialog that it would be refused, and closes it. */
export async function publishInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const sheet = page.getByRole('dialog', { name: /cannot be published yet$/ })
  await sheet.getByRole('button', { name: 'Close' }).click()
}
