import type { Page } from 'puppeteer-core'

/** The title of a block well below the first view. */
const TITLE = 'main [data-block]:nth-of-type(n + 4) h2'

/** Whether every part of the title is visible. */
export const isShown = (page: Page): Promise<boolean> =>
  page.$eval(TITLE, (title) =>
    [title, ...title.querySelectorAll('*')].every((part) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  )

/** The title's text, height, and whether it is below the view. */
export const readTitle = (page: Page) =>
  page.$eval(TITLE, (title) => {
    const { top, height } = title.getBoundingClientRect()
    return { words: title.textContent, isBelow: top > innerHeight, height: Math.round(height) }
  })

/** Scrolls to just above the title, where its block is rendered and hides it. */
export const bringNear = (page: Page): Promise<void> =>
  page.$eval(TITLE, (title) => {
    const top = title.getBoundingClientRect().top - 1.15 * innerHeight
    scrollBy({ top, behavior: 'instant' })
  })

/** Scrolls to the title and returns the properties animated in the next half second. */
export const animatedPropertiesAt = (page: Page): Promise<string[]> =>
  page.$eval(TITLE, async (title) => {
    title.scrollIntoView({ block: 'center', behavior: 'instant' })
    const properties = new Set<string>()
    const end = performance.now() + 500
    while (performance.now() < end) {
      for (const { effect } of title.getAnimations({ subtree: true })) {
        if (!(effect instanceof KeyframeEffect)) continue
        for (const { offset, computedOffset, easing, composite, ...rest } of effect.getKeyframes())
          for (const property of Object.keys(rest)) properties.add(property)
      }
      await new Promise(requestAnimationFrame)
    }
    return [...properties]
  })
