import type { Page } from '@playwright/test'

/**
 * Controls smaller than 24 × 24 pixels (WCAG 2.2, target size). As the rule allows, links within a
 * sentence may be smaller, and so may controls without another target within 12 pixels of their
 * centre. Controls behind an open dialog cannot be pressed. `within` is the selector of the part to
 * look at.
 */
export async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    type Point = { x: number; y: number }
    const LEAST = 24
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=slider]'
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const targets = [...top.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[inert], [aria-hidden=true], :disabled'))
      .map((control) => ({ control, box: boxOf(control) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return targets
      .filter(({ control }) => control.closest(within))
      .filter(({ control, box }) => isSmall(box) && !isInSentence(control))
      .filter(({ control, box }) => targets.some((other) => isNear(control, box, other)))
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
        return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)} px`
      })

    function isSmall({ width, height }: DOMRect) {
      return Math.min(width, height) < LEAST - 0.5
    }

    /**
     * The area that can be pressed: including the label, or the layer that a link spreads over a
     * card.
     */
    function boxOf(control: HTMLElement) {
      const own = control.getBoundingClientRect()
      const label = isSmall(own) && control.closest('label')
      if (label) return label.getBoundingClientRect()
      return isSmall(own) ? withLayers(control, own) : own
    }

    function withLayers(control: HTMLElement, own: DOMRect) {
      const layers = ['::before', '::after'].map((part) => getComputedStyle(control, part))
      const sizes = layers
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map((style) => [Number.parseFloat(style.width), Number.parseFloat(style.height)] as const)
      const width = Math.max(own.width, ...sizes.map(([width]) => width))
      const height = Math.max(own.height, ...sizes.map(([, height]) => height))
      const { left, top } = own
      return new DOMRect(
        left - (width - own.width) / 2,
        top - (height - own.height) / 2,
        width,
        height,
      )
    }

    function isInSentence(control: HTMLElement) {
      if (getComputedStyle(control).display !== 'inline') return false
      const beside = [...(control.parentElement?.childNodes ?? [])]
      return beside.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    }

    /** Whether the circle around a control's centre touches another control, or its circle. */
    function isNear(control: HTMLElement, box: DOMRect, other: (typeof targets)[number]) {
      if (other.control.contains(control) || control.contains(other.control)) return false
      const middle = middleOf(box)
      const toBox = distance(middle, nearestTo(middle, other.box))
      const toMiddle = distance(middle, middleOf(other.box))
      return toBox < LEAST / 2 - 0.5 || (isSmall(other.box) && toMiddle < LEAST - 0.5)
    }

    function distance(one: Point, other: Point) {
      return Math.hypot(one.x - other.x, one.y - other.y)
    }

    function middleOf({ left, top, width, height }: DOMRect): Point {
      return { x: left + width / 2, y: top + height / 2 }
    }

    function nearestTo({ x, y }: Point, { left, right, top, bottom }: DOMRect): Point {
      return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
    }
  }, within)
}
