import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test'
import { onTestFinished } from 'vitest'

export type OpenOptions = BrowserContextOptions & {
  /** Called before the page is asked for, to stand in its requests' way. */
  before?: (page: Page) => Promise<unknown>
  waitUntil?: 'load' | 'commit'
}

/** Opens an address in a browser of its own, and notes what the page says and fetches. */
export async function openPage(browser: Browser, url: string, options: OpenOptions = {}) {
  const { before, waitUntil = 'load', ...context } = options
  const visit = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...context })
  onTestFinished(() => visit.close())
  const page = await visit.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (!isAhead(message)) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await before?.(page)
  await page.goto(url, { waitUntil })
  return { page, said, documents: () => documents }
}

/** Waits until the site's script has started its work. */
export function untilReady(page: Page) {
  return page.waitForSelector('#app[data-ready]', { state: 'attached' })
}

/** Pages that links lead to are fetched ahead, and the browser says which are missing: most are here. */
function isAhead(message: ConsoleMessage) {
  return message.location().url.endsWith('/_payload.json')
}
