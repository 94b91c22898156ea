import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer-core'
import { readStack } from '../stack.ts'
import { isLive } from '../until.ts'
import { eventually } from './page-state.ts'

/** Collects every unexpected console message, error and failed request of a page. */
function collectProblems(page: Page) {
  const problems: string[] = []
  const expected: RegExp[] = []
  const add = (words: string) => {
    if (!expected.some((pattern) => pattern.test(words))) problems.push(words)
  }
  page.on('console', (message) =>
    add(`${message.type()}: ${message.text()} (${message.location().url})`),
  )
  page.on('pageerror', (error) => add(String(error)))
  page.on('requestfailed', (request) => {
    if (!isAborted(request)) add(`${request.failure()?.errorText} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  })
  return { problems, expect: (pattern: RegExp) => void expected.push(pattern) }
}

/** Leaving a page, and a video that has buffered enough, abort requests. */
function isAborted(request: HTTPRequest): boolean {
  return request.failure()?.errorText === 'NS_BINDING_ABORTED'
}

export type Tab = {
  page: Page
  /** The unexpected problems of its pages. */
  problems: string[]
  /** Ignores problems that match the pattern from now on. */
  expect: (pattern: RegExp) => void
}

/** A desktop viewport. */
export const WIDE = { width: 1440, height: 900 }
/** A phone viewport. */
export const NARROW = { width: 390, height: 844 }

/** Opens a tab that skips the splash. */
export async function openTab(browser: Browser | BrowserContext): Promise<Tab> {
  const page = await browser.newPage()
  await page.setViewport(WIDE)
  await page.evaluateOnNewDocument(() => {
    if (origin !== 'null') sessionStorage.setItem('splash', '1')
  })
  const { problems, expect } = collectProblems(page)
  return { page, problems, expect }
}

/** Opens a page of the site and waits until its scripts handle links and buttons. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, readStack().siteUrl).href)
  await eventually(() => page.evaluate(isLive)).toBe(true)
}
