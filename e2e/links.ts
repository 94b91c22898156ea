import type { Locator, Page } from '@playwright/test'
import { hill } from './fixture/names.ts'

/** Counts document loads from now on; returns a function that reads the count. */
export function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  return () => documents
}

/** The first link to a path in the page's own content. */
export function mainLink(page: Page, path: string): Locator {
  return page.locator(`main a[href="${path}"]`).first()
}

/** The first link to a path in the footer. */
export function footerLink(page: Page, path: string): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
}

/** Changes the target of a link in the static HTML of the home page. */
export async function setLinkTarget(page: Page, to: string): Promise<Locator> {
  await mainLink(page, hill.path).evaluate((link, to) => link.setAttribute('href', to), to)
  return mainLink(page, to)
}
