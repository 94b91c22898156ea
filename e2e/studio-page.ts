import { expect, type Page } from '@playwright/test'
import { readStack } from './stack.ts'
import type { Person } from './studio.ts'

/** Signs the browser in as somebody, and opens a page of the studio. */
export async function openStudio(page: Page, person: Person, path: string): Promise<void> {
  const { studioUrl } = readStack()
  const answer = await page.request.post(`${studioUrl}/api/users/login`, { data: person })
  expect(answer.ok()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${studioUrl}/admin${path}`)
}

/** One of the blocks of the page that is open. */
export const blockAt = (page: Page, index: number) => page.locator(`#blocks-row-${index}`)

/** Unfolds a block; the studio remembers which blocks somebody has left open. */
export async function unfold(page: Page, index: number): Promise<void> {
  const block = blockAt(page, index)
  const title = block.getByLabel(/^Title/)
  await expect(async () => {
    if (!(await title.isVisible()))
      await block.getByRole('button', { name: 'Toggle block' }).click()
    await expect(title).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** Resolves when the studio has saved a page, as a draft by itself or as somebody asked. */
export function untilSaved(page: Page, id: number, { isAutosave = false } = {}) {
  return page.waitForResponse(
    (response) =>
      response.url().includes(`/api/pages/${id}`) &&
      response.request().method() === 'PATCH' &&
      response.url().includes('autosave=true') === isAutosave,
  )
}

/** Says yes to the question that the studio asks. */
export async function agree(page: Page): Promise<void> {
  await page
    .locator('dialog[open], .confirmation-modal')
    .getByRole('button', { name: 'Confirm' })
    .click()
}
