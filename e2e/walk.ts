import type { Page } from '@playwright/test'
import { untilStill } from './until.ts'

/** Pages to which the header or the footer of every page leads. */
const WALK = ['/lagoon', '/real-estate', '/contact', '/']

/** How many steps lead back to where a walk has begun, the home page. */
export const ROUND = WALK.length

/** Follows links from page to page, without loading a document; ends when nothing moves. */
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
