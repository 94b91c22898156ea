import type { Browser, BrowserContext, Page } from 'puppeteer-core'
import { isLive } from '../live.ts'
import { readStack } from '../stack.ts'
import { eventually } from './eventually.ts'
import { notice } from './notice.ts'

export type Tab = {
  page: Page
  /** What went wrong on its pages without anybody asking. */
  noticed: string[]
  /** From now on what matches is meant to go wrong. */
  expect: (pattern: RegExp) => void
}

/** The view of a desktop. */
export const WIDE = { width: 1440, height: 900 }
/** The view of a phone. */
export const NARROW = { width: 390, height: 844 }

/** Opens a tab that has had its splash. */
export async function openTab(browser: Browser | BrowserContext): Promise<Tab> {
  const page = await browser.newPage()
  await page.setViewport(WIDE)
  await page.evaluateOnNewDocument(() => {
    if (origin !== 'null') sessionStorage.setItem('splash', '1')
  })
  const { noticed, expect } = notice(page)
  return { page, noticed, expect }
}

/** Opens a page of the site and waits until its links and buttons are the script's. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, readStack().siteUrl).href)
  await eventually(() => page.evaluate(isLive)).toBe(true)
}
