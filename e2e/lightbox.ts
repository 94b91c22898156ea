import { expect, type Locator, type Page } from '@playwright/test'

export const GALLERY = '/gallery/villas'
export const CLUB = '/experiences/beach-club'

/** How journeys come upon the lightbox. */
export const LIGHTBOX = {
  // A fresh stack makes every picture anew: WebP takes it half the time that AVIF does.
  extraHTTPHeaders: { accept: 'image/webp,*/*;q=0.8' },
  viewport: { width: 1440, height: 900 },
}

/** The lightbox, while it is open. */
export const dialogOf = (page: Page) => page.locator('dialog[open]')
export const pictureOf = (page: Page) => dialogOf(page).locator('[data-current] img')

/** The links that open pictures and films. */
export const linksOf = (page: Page, block = 'main') => page.locator(`${block} a[data-opens]`)
export const hashOf = (page: Page) => new URL(page.url()).hash

/** Where the dialog says that it is, such as "Picture 3 of 11". */
export const isAt = (page: Page, place: string) =>
  expect(dialogOf(page)).toHaveAccessibleName(`Picture ${place}`)

export async function press(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.click()
}
