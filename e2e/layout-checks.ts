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

/** Fields whose text is smaller than 16 pixels: iOS enlarges the page when they are tapped. */
export async function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type=radio], [type=checkbox], [type=range]'))
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${field.outerHTML.slice(0, 120)}: ${size} px`),
  )
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

/** Text that readers see cut off at the sides of the page, outside of scrollable elements. */
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
      .filter((element) => !element.closest('[aria-hidden=true]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1)
      })
      .map((element) => element.textContent ?? '')
  })
}
