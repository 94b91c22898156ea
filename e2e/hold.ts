import type { Page } from '@playwright/test'

/** Keeps requests unanswered while the gate is closed, and counts them. */
export async function holdAll(page: Page, addresses: string | RegExp) {
  let gate = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(addresses, async (route) => {
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

/** Keeps the payload of a page back while it is closed, and counts how often it is asked for. */
export function hold(page: Page, path: string) {
  return holdAll(page, `**${path}/_payload.json`)
}
