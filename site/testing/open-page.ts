import { keepWindowsSmall } from '@belvedere/kit/testing/small-window.ts'
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test'
import { onTestFinished } from 'vitest'

export type OpenOptions = BrowserContextOptions & {
  /** Called before the page loads, to intercept its requests. */
  before?: (page: Page) => Promise<unknown>
  waitUntil?: 'load' | 'commit'
}

/**
 * Opens a URL in a new browser context, and records its console messages and requests. Motion is
 * reduced unless a test asks for it: transitions between pages take most of a navigation's time.
 */
export async function openPage(browser: Browser, url: string, options: OpenOptions = {}) {
  const { before, waitUntil = 'load', ...context } = options
  const visit = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...context,
  })
  keepWindowsSmall(visit)
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

/** Waits until the site's script has started. */
export function untilReady(page: Page) {
  return page.waitForSelector('#app[data-ready]', { state: 'attached' })
}

/**
 * Waits until the page has had idle moments between some frames: what it does by itself after what
 * a test has done has happened or begun by then.
 */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Stops the dates of a page, which reloads at most once in ten seconds, also on a busy machine. */
export function stopDates(page: Page): Promise<unknown> {
  return page.addInitScript((now) => {
    Date.now = () => now
  }, Date.now())
}

/** Switches prefetching off, as data saver does: a prefetched page needs no request. */
export function enableDataSaver(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

/** Ignores 404s of prefetched pages: most links of the fixtures lead to pages that don't exist. */
function isAhead(message: ConsoleMessage) {
  const { url } = message.location()
  return URL.canParse(url) && new URL(url).pathname.endsWith('/_payload.json')
}
