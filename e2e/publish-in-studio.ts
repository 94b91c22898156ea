import type { Page } from '@playwright/test'

/** Publishes what the open form holds: the button, then the sheet that says what changes. */
export async function publishInStudio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const sheet = page.getByRole('dialog', { name: /^Publish “/ })
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click()
}
