import type { Page } from '@playwright/test'

/**
 * Pairs of links, buttons and fields that share more than a rim, such as “Menu” on the wordmark. What
 * is scrolled out of a list is not shown.
 */
export async function touchingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const RIM = 4
    const nameOf = (control: Element) =>
      (control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '').slice(0, 40)
    const isFloating = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(around).position)) return true
      return false
    }
    const isShownBy = (element: Element | null, box: DOMRect): boolean => {
      if (!element || element === document.body) return true
      const { overflow } = getComputedStyle(element)
      const edge = element.getBoundingClientRect()
      const isOut = box.top >= edge.bottom || box.bottom <= edge.top
      return !(isOut && /auto|scroll/.test(overflow)) && isShownBy(element.parentElement, box)
    }
    const controls = [...document.querySelectorAll('a, button, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => !one.closest('[aria-hidden=true], .skip, .vh, [inert]'))
      .map((control) => ({
        control,
        isFloating: isFloating(control),
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .filter(({ control, box }) => isShownBy(control.parentElement, box))
      .toSorted((one, other) => one.box.top - other.box.top)
    return controls.flatMap((one, index) => {
      const found: string[] = []
      for (const other of controls.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        const isWithin = one.control.contains(other.control) || other.control.contains(one.control)
        if (width > RIM && height > RIM && !isWithin && one.isFloating === other.isFloating)
          found.push(`“${nameOf(one.control)}” lies on “${nameOf(other.control)}”`)
      }
      return found
    })
  })
}
