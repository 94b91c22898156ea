import type { Page } from '@playwright/test'
import { pathOf } from './screens.ts'

/** A movement of the site: what to do on which page, and when to look, in milliseconds after it. */
export type Moment = {
  name: string
  path: string
  times: readonly number[]
  hasSplash?: boolean
  act: (page: Page) => Promise<unknown>
}

/** Scrolls evenly through one viewport, so that the frames are quarters of it. */
const oneViewport = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now()
    for (let share = 0; share < 1; ) {
      await new Promise(requestAnimationFrame)
      share = Math.min(1, (performance.now() - start) / 2000)
      scrollTo({ top: share * innerHeight, behavior: 'instant' })
    }
  })

/** The movements that the look lives of, as `docs/screens` shows them. */
export const moments: readonly Moment[] = [
  {
    name: 'splash',
    path: pathOf('home'),
    hasSplash: true,
    times: [700, 1500, 2000, 2300, 2700, 3600],
    act: async () => {},
  },
  {
    name: 'page change',
    path: pathOf('content page'),
    times: [0, 350, 500, 700, 850, 1600],
    act: (page) => page.locator('footer a[href="/real-estate"]').first().evaluate(press),
  },
  {
    name: 'hero',
    path: pathOf('home'),
    times: [0, 500, 1000, 1500, 1800, 2200],
    act: oneViewport,
  },
  {
    name: 'menu',
    path: pathOf('content page'),
    times: [50, 300, 500, 700, 1000, 1800],
    act: (page) => page.locator('header button').first().evaluate(press),
  },
  {
    name: 'filter',
    path: pathOf('category'),
    times: [0, 250, 400, 550, 700, 1200],
    act: (page) => page.locator('main form :is(label, a, button)').nth(1).evaluate(press),
  },
  {
    name: 'card',
    path: pathOf('category'),
    times: [0, 200, 350, 500, 650, 1200],
    act: (page) => page.locator('main').locator('a[data-travels], [data-travels] a').first().evaluate(press),
  },
  {
    name: 'lightbox',
    path: pathOf('gallery'),
    times: [0, 150, 300, 450, 650, 1200],
    act: (page) => page.locator("[data-lightbox] a, main a[data-zooms], main a[href*=media]").first().evaluate(press),
  },
]

/** A press without moving the pointer there, which would scroll and hover. */
function press(element: HTMLElement | SVGElement) {
  if (element instanceof HTMLElement) element.click()
}
