import type { Browser, BrowserContext, Page } from 'puppeteer-core'
import { isLive } from '../live.ts'
import { readStack } from '../stack.ts'
import { eventually } from './eventually.ts'
import { collectProblems } from './page-problems.ts'

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
