import type { APIResponse, Page, Request } from '@playwright/test'

/** Records matching requests and holds them until `release`; `close` holds later ones again. */
export async function holdAll(page: Page, addresses: string | RegExp) {
  let gate = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route(addresses, async (route) => {
    requests.push(route.request().url())
    await gate.promise
    await route.continue().catch(() => {})
  })
  const release = () => gate.resolve()
  const close = () => {
    gate = Promise.withResolvers<void>()
  }
  return { requests, release, close }
}

/** The same for the payload of one page. */
export function hold(page: Page, path: string) {
  return holdAll(page, `**${path}/_payload.json`)
}

/** Holds the answers to matching requests, which reach the service at once, until `release`. */
export async function holdAnswers(page: Page, isHeld: (request: Request) => boolean) {
  const gate = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<APIResponse>()
  let isOpen = false
  await page.route('**/*', async (route) => {
    if (isOpen || !isHeld(route.request())) return route.fallback()
    // The service may have closed a connection that this context has kept.
    const response = await route.fetch({ maxRetries: 2 })
    answered.resolve(response)
    await gate.promise
    await route.fulfill({ response }).catch(() => {})
  })
  const release = () => {
    isOpen = true
    gate.resolve()
  }
  return { answered: answered.promise, release }
}
