import type { HTTPRequest, Page } from 'puppeteer-core'

/** Decides from now on what becomes of the requests that match; all others go on. */
export async function intercept(
  page: Page,
  pattern: RegExp,
  decide: (request: HTTPRequest) => Promise<void>,
): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const decision = pattern.test(request.url()) ? decide(request) : request.continue()
    // A page that is left takes its requests with it.
    decision.catch(() => {})
  })
}

/** Keeps back the requests that match until they are let go. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, pattern, async (request) => {
    await promise
    await request.continue()
  })
  return resolve
}
