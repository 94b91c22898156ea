import type { Page } from '@playwright/test'

/** Keeps the payload of a page back while it is closed, and counts how often it is asked for. */
export async function hold(page: Page, path: string) {
  let gate = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(`**${path}/_payload.json`, async (route) => {
    asked.push(route.request().url())
    await gate.promise
    await route.continue().catch(() => {})
  })
  const release = () => gate.resolve()
  const close = () => {
    gate = Promise.withResolvers<void>()
  }
  return { asked, release, close }
}
