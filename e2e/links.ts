import type { Locator, Page } from '@playwright/test'

/** Counts the documents a page loads from now on. */
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

/** The first link to a path in the footer, which every page has. */
export function footerLink(page: Page, path: string): Locator {
  return page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
}

/** Turns a link in the static HTML of the home page into one that leads elsewhere. */
export async function leadTo(page: Page, to: string): Promise<Locator> {
  await mainLink(page, '/peninsula').evaluate((link, to) => link.setAttribute('href', to), to)
  return mainLink(page, to)
}
