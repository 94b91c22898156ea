import type { Page } from '@playwright/test'
import { untilStill } from './until.ts'

/** Pages that the header or footer of every page links to. */
const WALK = ['/lagoon', '/real-estate', '/contact', '/']

/** The number of navigations in one round, which ends at the home page. */
export const ROUND = WALK.length

/** Navigates `rounds` times through the pages by link, then waits until nothing moves. */
export async function walk(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) for (const path of WALK) await follow(page, path)
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
