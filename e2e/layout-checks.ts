import type { Page } from '@playwright/test'

/** The levels of visible headings in document order, without those in dialogs. */
export async function headingLevels(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility() && !heading.closest('[role=dialog]'))
      .map((heading) => Number(heading.tagName.slice(1))),
  )
}

/** Headings that skip a level after the previous one. */
export function skippedLevels(levels: number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [`h${level} after h${before}`] : []
  })
}

/**
 * Elements of a part of a page that exceed the sides of the window, or make a part of it scroll
 * sideways.
 */
export async function sidewaysIn(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluateAll((parts) => {
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1)
    }
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth
    return parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => isBeyond(element) || scrolls(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
}

/** The horizontal overflow of the page in pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Text that is cut off at the sides of the page, outside of scrollable elements. */
export async function cutOffWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasWords = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some(hasWords))
      .filter((element) => element.checkVisibility({ opacityProperty: true }) && !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1)
      })
      .map((element) => element.textContent ?? '')
  })
}
