import type { HTTPRequest, Page } from 'puppeteer-core'

/** Passes matching requests to `decide`; all others continue. */
export async function intercept(
  page: Page,
  pattern: RegExp,
  decide: (request: HTTPRequest) => Promise<void>,
): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const decision = pattern.test(request.url()) ? decide(request) : request.continue()
    // Requests of a page that was left can no longer be continued.
    decision.catch(() => {})
  })
}

/** Holds matching requests until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, pattern, async (request) => {
    await promise
    await request.continue()
  })
  return resolve
}
