import { expect, type Locator, type Page } from '@playwright/test'
import { barn, houses } from './fixture/names.ts'

export const GALLERY = houses.path
export const CLUB = barn.path

/** Playwright options of the lightbox tests. */
export const LIGHTBOX = { viewport: { width: 1440, height: 900 } }

/** The open lightbox. */
export const dialogOf = (page: Page) => page.locator('dialog[open]')
export const pictureOf = (page: Page) => dialogOf(page).locator('[data-current] img')

/** The links that open the lightbox. */
export const linksOf = (page: Page, block = 'main') => page.locator(`${block} a[data-opens]`)
export const hashOf = (page: Page) => new URL(page.url()).hash

/** Expects the position in the dialog's accessible name, such as "Picture 3 of 11". */
export const expectPosition = (page: Page, place: string) =>
  expect(dialogOf(page)).toHaveAccessibleName(`Picture ${place}`)

export async function press(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.click()
}
