import type { Page } from '@playwright/test'
import { linksOf } from './lightbox.ts'
import { pathOf } from './screens.ts'

/** A movement of the site: what to do on which page, and for how many milliseconds to look. */
export type Moment = {
  name: string
  path: string
  lasts: number
  /** It begins with the first paint, without anything done. */
  isOpening?: boolean
  act?: (page: Page) => Promise<unknown>
}

/** Scrolls evenly through one viewport, so that the frames are equal parts of it. */
const oneViewport = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now()
    for (let share = 0; share < 1; ) {
      await new Promise(requestAnimationFrame)
      share = Math.min(1, (performance.now() - start) / 2000)
      scrollTo({ top: share * innerHeight, behavior: 'instant' })
    }
  })

/** Points at the picture of the first card before pressing, which loads what makes it travel. */
const firstCard = async (page: Page) => {
  const link = page.locator('main [data-travels] a').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(800)
  await link.click()
}

/** The movements that the look lives of; `npm run screens` takes them. */
export const moments: readonly Moment[] = [
  { name: 'splash', path: pathOf('home'), lasts: 6000, isOpening: true },
  {
    name: 'page change',
    path: pathOf('content page'),
    lasts: 2500,
    act: (page) => page.locator('footer a[href="/real-estate"]').first().evaluate(press),
  },
  { name: 'hero', path: pathOf('home'), lasts: 2200, act: oneViewport },
  {
    name: 'menu',
    path: pathOf('content page'),
    lasts: 2200,
    act: (page) => page.locator('header button').first().evaluate(press),
  },
  {
    name: 'filter',
    path: pathOf('category'),
    lasts: 2000,
    act: (page) => page.locator('main form :is(label, a, button)').nth(1).evaluate(press),
  },
  { name: 'card', path: pathOf('category'), lasts: 2000, act: firstCard },
  {
    name: 'lightbox',
    path: pathOf('gallery'),
    lasts: 1800,
    act: async (page) => {
      await linksOf(page).first().hover()
      await page.waitForTimeout(800)
      await linksOf(page).first().click()
    },
  },
]

/** A press without moving the pointer there, which would scroll and hover. */
function press(element: HTMLElement | SVGElement) {
  if (element instanceof HTMLElement) element.click()
}
