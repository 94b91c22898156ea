import type { Page } from '@playwright/test'

/**
 * Words that are broken over lines without a hyphen although there is room for them: half of the
 * window, or the box of their text, would hold them.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found = new Set<string>()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const element = text.parentElement
      if (!element || !isShown(element)) continue
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s\u00ad\p{Pd}/]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1)
        const width = parts.reduce((sum, part) => sum + part.width, 0)
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1
        if (isBroken && width <= Math.max(innerWidth / 2, roomOf(element)))
          found.add(`“${word}” is broken`)
      }
    }
    return [...found]

    function isShown(element: Element) {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // Read aloud, and clipped.
        !element.closest('[aria-hidden=true], .vh, option') &&
        getComputedStyle(element).clipPath === 'none'
      )
    }

    function roomOf(element: Element): number {
      const { display, paddingLeft, paddingRight } = getComputedStyle(element)
      if (display.startsWith('inline') && element.parentElement)
        return roomOf(element.parentElement)
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }
  })
}
