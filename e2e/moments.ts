import type { Page } from '@playwright/test'
import { untilNoon } from './hero-hours.ts'
import { linksOf } from './lightbox.ts'
import { pathOf } from './screens.ts'

/** A movement of the site: what begins it on which page, and the part of it that is looked at. */
export type Moment = {
  name: string
  path: string
  /** From when to when, in milliseconds after it begins. */
  span: readonly [from: number, to: number]
  /** It begins with the first paint, without anything done. */
  isOpening?: boolean
  prepare?: (page: Page) => Promise<unknown>
  act?: (page: Page) => Promise<unknown>
}

/** Scrolls evenly through one viewport, so that the frames are equal parts of it. */
const oneViewport = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now()
    for (let share = 0; share < 1; ) {
      await new Promise(requestAnimationFrame)
      share = Math.min(1, (performance.now() - start) / 8000)
      scrollTo({ top: share * innerHeight, behavior: 'instant' })
    }
  })

const firstCard = (page: Page) => page.locator('main [data-travels] a').first()
const firstPicture = (page: Page) => linksOf(page).first()

/** Points at a link, which loads what makes its picture travel. */
async function pointAt(page: Page, link: ReturnType<typeof firstCard>) {
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(1500)
}

/** Presses where the pointer is. */
async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}

/** The movements that the look lives of; `npm run screens` takes them. */
export const moments: readonly Moment[] = [
  { name: 'splash', path: pathOf('home'), span: [300, 1700], isOpening: true },
  {
    name: 'page change',
    path: pathOf('content page'),
    span: [0, 900],
    act: (page) => page.locator('footer a[href="/real-estate"]').first().evaluate(click),
  },
  {
    name: 'hero',
    path: pathOf('home'),
    span: [0, 1400],
    // The day comes with the picture of noon.
    prepare: untilNoon,
    act: oneViewport,
  },
  {
    name: 'menu',
    path: pathOf('content page'),
    span: [100, 1000],
    act: (page) => page.locator('header button').first().evaluate(click),
  },
  {
    name: 'filter',
    path: pathOf('category'),
    span: [0, 600],
    act: (page) => page.locator('main form :is(label, a, button)').nth(1).evaluate(click),
  },
  {
    name: 'card',
    path: pathOf('category'),
    span: [0, 600],
    prepare: (page) => pointAt(page, firstCard(page)),
    act: press,
  },
  {
    name: 'lightbox',
    path: pathOf('gallery'),
    span: [0, 500],
    prepare: (page) => pointAt(page, firstPicture(page)),
    act: press,
  },
]

/** A press without moving the pointer there, which would scroll and hover. */
function click(element: HTMLElement | SVGElement) {
  if (element instanceof HTMLElement) element.click()
}
