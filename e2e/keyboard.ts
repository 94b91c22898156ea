import type { CDPSession, Locator, Page } from '@playwright/test'

/** Presses Tab until an element has the focus; throws if it has not after `most` times. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} times Tab do not reach ${target}.`)
}

/**
 * Tabs through a page and reports visible controls that are unreachable, have no focus style, or
 * are covered while focused. The checks run inside the page after each key, so that keys can be
 * sent in batches.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const controls = await page.evaluate(watchFocus)
  const keys = await page.context().newCDPSession(page)
  // Scrollable regions are focusable, too, but are not in `controls`: hence twice the count.
  for (let pressed = 0; pressed < controls * 2 + STEP; pressed += STEP) {
    await pressTab(keys)
    if (await page.evaluate(() => window.walk.isOver())) break
  }
  await keys.detach()
  return page.evaluate(() => {
    // Keys that were sent ahead go round: they may have shown the skip link, over the wordmark.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return window.walk.faults()
  })
}

const STEP = 25
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** Presses Tab `STEP` times without waiting for each key. */
async function pressTab(keys: CDPSession): Promise<void> {
  const sent = Array.from({ length: STEP }, () => [
    keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
    keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
  ])
  await Promise.all(sent.flat())
}

declare global {
  interface Window {
    walk: { isOver: () => boolean; faults: () => string[] }
  }
}

/** Runs in the page. */
function watchFocus(): number {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable]'
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets.push(still)
  scrollTo({ top: 0, behavior: 'instant' })
  // Start at the top, even after a jump to an anchor.
  document.body.tabIndex = -1
  document.body.focus()

  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isForKeys)
  const reached = new Set<Element>()
  const faults: string[] = []
  let focused: { element: Element; style: string } | undefined
  let last: Element | null = null
  let isOver = false

  const step = () => {
    const element = document.activeElement
    // A date is several places for Tab: day, month, year and its calendar.
    if (element === last && element !== document.body) return
    last = element
    if (focused && focused.element !== element) {
      if (styleOf(focused.element) === focused.style)
        report(focused.element, 'has no visible focus style')
      focused = undefined
    }
    if (!element || element === document.body || reached.has(element)) {
      isOver ||= reached.size > 0
      return
    }
    reached.add(element)
    if (isOver) return
    if (isCovered(element)) report(element, 'is covered while focused')
    focused = { element, style: styleOf(element) }
  }
  document.addEventListener('keyup', ({ key }) => key === 'Tab' && step())
  window.walk = {
    isOver: () => isOver,
    faults: () => {
      const missed = controls.filter((control) => !isReached(control) && isForKeys(control))
      return [...faults, ...missed.map((control) => describe(control, 'cannot be reached by Tab'))]
    },
  }
  return controls.length

  function report(element: Element, what: string) {
    faults.push(describe(element, what))
  }

  function describe(element: Element, what: string) {
    const block = element.closest('[data-block]')
    return `${outline(element)} in ${block?.id ?? 'the shell'} ${what}`
  }

  function outline({ outerHTML, textContent }: Element) {
    return `${outerHTML.slice(0, outerHTML.indexOf('>') + 1)} “${textContent?.trim().slice(0, 40)}”`
  }

  function isForKeys(control: HTMLElement) {
    if (control.matches(':disabled, [type=hidden]')) return false
    if (control.closest('[inert], [aria-hidden="true"]')) return false
    const modal = document.querySelector('dialog:modal')
    if (modal && !modal.contains(control)) return false
    return control.checkVisibility({ visibilityProperty: true })
  }

  /** In a radio group, and in composite widgets such as tabs, Tab reaches only one element. */
  function isReached(control: HTMLElement) {
    if (reached.has(control)) return true
    const isRadio = control instanceof HTMLInputElement && control.type === 'radio'
    const role = control.getAttribute('role')
    return [...reached].some((other) => {
      if (isRadio) return other instanceof HTMLInputElement && other.name === control.name
      if (!role || control.tabIndex >= 0) return false
      const list = control.parentElement?.closest('[role]') ?? control.parentElement
      return other.getAttribute('role') === role && list?.contains(other)
    })
  }

  /** The computed styles of an element and of those that may show its focus, such as its label. */
  function styleOf(element: Element) {
    const around = [
      element,
      element.parentElement,
      element.closest('label'),
      element.closest('article, li, details'),
      element.closest('li > *'),
      isTiny(element) ? element.nextElementSibling : null,
      ...element.children,
    ].filter((one) => one !== null)
    const parts = around.flatMap((one) =>
      ['', '::before', '::after'].map((part) => [one, part] as const),
    )
    return parts.map(([one, part]) => focusStyles(getComputedStyle(one, part || null))).join('|')
  }

  function focusStyles(style: CSSStyleDeclaration) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = style
    const { backgroundColor, color, textDecoration, opacity } = style
    return [
      ...(outlineStyle === 'none' ? [] : [outlineStyle, outlineWidth, outlineColor]),
      ...[boxShadow, borderColor, backgroundColor, color, textDecoration, opacity],
    ].join()
  }

  function isCovered(element: Element) {
    const shown = isTiny(element) ? (element.closest('label') ?? element) : element
    const boxes = [...shown.getClientRects()]
    return !boxes.some((box) => pointsOf(box).some(([x, y]) => isAt(shown, x, y)))
  }

  function isTiny(element: Element) {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1 || Number(getComputedStyle(element).opacity) === 0
  }

  function pointsOf(box: DOMRect): [number, number][] {
    const left = Math.max(box.left, 0)
    const top = Math.max(box.top, 0)
    const [width, height] = [
      Math.min(box.right, innerWidth) - left,
      Math.min(box.bottom, innerHeight) - top,
    ]
    if (width <= 0 || height <= 0) return []
    const parts = [0.5, 0.1, 0.9]
    return parts.flatMap((x) =>
      parts.map((y): [number, number] => [left + width * x, top + height * y]),
    )
  }

  function isAt(element: Element, x: number, y: number) {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
}
