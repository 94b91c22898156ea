import type { Page } from '@playwright/test'

/**
 * Text that is cut off, or overlaps other text; with styles only what is so because of them. They are
 * set and removed within one task, so that the page paints nothing of it and counts no shift.
 */
export async function wordFaults(page: Page, styles?: string): Promise<string[]> {
  return page.evaluate((css) => {
    const scrollers = new Map<Element, Element | undefined>()
    type Line = { element: Element; box: DOMRect; edges: DOMRect[] }
    if (css === undefined) return faults()
    const before = new Set(faults())
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    const sheets = [...document.adoptedStyleSheets]
    document.adoptedStyleSheets = [...sheets, sheet]
    const found = faults().filter((fault) => !before.has(fault))
    document.adoptedStyleSheets = sheets
    return found

    function faults() {
      const lines = visibleLines()
      const whole = lines.filter((line) => !isCut(line))
      const cut = lines.filter(isCut).map(({ element }) => `${wordsOf(element)} is cut off`)
      return [...new Set([...cut, ...overlaps(whole)])]
    }

    function visibleLines(): Line[] {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const lines: Line[] = []
      const isShown = new Map<Element, boolean>()
      const known = new Map<Element, DOMRect[]>()
      const range = document.createRange()
      while (texts.nextNode()) {
        const text = texts.currentNode
        const element = text.parentElement
        if (!element || !text.textContent?.trim()) continue
        if (!isShown.has(element)) isShown.set(element, isVisible(element))
        if (!isShown.get(element)) continue
        const edges = edgesOf(element, known)
        range.selectNodeContents(text)
        for (const box of range.getClientRects())
          if (box.width > 1 && isScrolledIn(element, box)) lines.push({ element, box, edges })
      }
      return lines
    }

    /** Whether the list around it, if there is one, has not scrolled the line out. */
    function isScrolledIn(element: Element, box: DOMRect) {
      if (!scrollers.has(element)) scrollers.set(element, scrollerOf(element))
      const edge = scrollers.get(element)?.getBoundingClientRect()
      return !edge || (box.top < edge.bottom && box.bottom > edge.top)
    }

    function scrollerOf(element: Element | null): Element | undefined {
      if (!element || element === document.body) return undefined
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
      return scrolls ? element : scrollerOf(element.parentElement)
    }

    function isVisible(element: Element) {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], .vh, option')
      )
    }

    /** Whether an element around the line clips a quarter of it or more. */
    function isCut({ box, edges }: Line) {
      return edges.some((edge) => {
        const width = Math.min(box.right, edge.right) - Math.max(box.left, edge.left)
        const height = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top)
        return width < box.width - 2 || height < box.height * 0.75
      })
    }

    /** The boxes of the elements around an element that clip it, up to one that scrolls. */
    function edgesOf(element: Element | null, known: Map<Element, DOMRect[]>): DOMRect[] {
      if (!element || element === document.body) return []
      const found = known.get(element)
      if (found) return found
      const { overflow, position } = getComputedStyle(element)
      const isFree = /auto|scroll/.test(overflow) || position === 'fixed'
      const outer = isFree ? [] : edgesOf(element.parentElement, known)
      const isEdge = !isFree && /hidden|clip/.test(overflow)
      const edges = isEdge ? [element.getBoundingClientRect(), ...outer] : outer
      known.set(element, edges)
      return edges
    }

    function overlaps(lines: Line[]) {
      const sorted = lines.toSorted((one, other) => one.box.top - other.box.top)
      return sorted.flatMap((line, index) => {
        const found: string[] = []
        for (let at = index + 1; at < sorted.length; at++) {
          const other = sorted[at]
          if (!other || other.box.top > line.box.bottom) break
          if (isOn(line, other))
            found.push(`${wordsOf(line.element)} lies on ${wordsOf(other.element)}`)
        }
        return found
      })
    }

    /**
     * Whether lines of unrelated elements share a quarter of their height; letters are less high.
     */
    function isOn(one: Line, other: Line) {
      const { box } = one
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (width < 2 || height < Math.min(box.height, other.box.height) / 4) return false
      const isRelated = one.element.contains(other.element) || other.element.contains(one.element)
      return !isRelated && !floats(one.element) && !floats(other.element)
    }

    /** Whether an element stays fixed while the page scrolls below it, as the header may. */
    function floats(element: Element) {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (around.matches('header') || /fixed|sticky/.test(getComputedStyle(around).position))
          return true
      return false
    }

    function wordsOf(element: Element) {
      return `“${element.textContent?.trim().slice(0, 60)}”`
    }
  }, styles)
}
