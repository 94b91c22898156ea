import type { Page } from '@playwright/test'
import { untilStill } from './until.ts'

/**
 * Navigates `rounds` times through the paths by link, then waits until nothing moves. The header or
 * footer of every page must link to each of them.
 */
export async function walk(page: Page, rounds: number, paths: readonly string[]): Promise<void> {
  for (let round = 0; round < rounds; round++) for (const path of paths) await follow(page, path)
  await untilStill(page)
}

async function follow(page: Page, path: string) {
  const before = await headingOf(page)
  const link = page.locator(`:is(header, footer) a[href="${path}"]`).first()
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click())
  await page.waitForFunction(
    (heading) => document.querySelector('h1')?.textContent !== heading,
    before,
    { polling: 50 },
  )
}

function headingOf(page: Page) {
  return page.evaluate(() => document.querySelector('h1')?.textContent)
}
