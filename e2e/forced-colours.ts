import type { Page } from '@playwright/test'

/** Forces the colours of the system on the page, or gives it back its own. */
export async function forceColours(page: Page, forcedColors: 'active' | 'none'): Promise<void> {
  await page.emulateMedia({ forcedColors })
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 20))
    await frame()
    // During a transition colours belong to neither mode.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    await frame()
  })
}

/**
 * Elements that are lost when the browser replaces all colours by those of the system (forced
 * colours): controls with an icon in the colour of its background, and chosen controls that look
 * like their neighbours. The page must have forced colours already; `within` is the selector of the
 * part to look at.
 */
export async function forcedColourFaults(page: Page, within = 'html'): Promise<string[]> {
  return page.evaluate((within) => {
    type Colour = [number, number, number, number]
    const LEAST_CONTRAST = 3
    const CHOSEN =
      '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false]), input[type=radio]:checked'
    if (!matchMedia('(forced-colors: active)').matches) return ['The colours are not forced.']

    const lost = visible('a[href], button, summary, [role=tab], [role=button]')
      .filter((control) => !hasWords(control) && !control.querySelector('img, video, canvas'))
      .filter((control) => !partsOf(control).some(isMarked))
      .map((control) => `${describe(control)} has no visible mark`)
    const alike = visible(CHOSEN).flatMap((chosen) => {
      const other = neighbourOf(chosen)
      return other && looksOf(chosen) === looksOf(other)
        ? [`${describe(chosen)} looks like ${describe(other)}, though it is chosen`]
        : []
    })
    return [...lost, ...alike]

    function visible(selector: string) {
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => shownOf(one).checkVisibility({ visibilityProperty: true }))
        .filter((one) => !one.closest('[inert], [aria-hidden=true], .vh, .skip'))
        .filter((one) => one.closest(within))
    }

    /** Inputs are often painted by their label. */
    function shownOf(control: HTMLElement): HTMLElement {
      return control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control
    }

    function describe(element: Element) {
      const { outerHTML, textContent } = element
      return `${outerHTML.slice(0, outerHTML.indexOf('>') + 1)} “${textContent?.trim().slice(0, 40)}”`
    }

    function hasWords(control: Element) {
      const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        const { parentElement, textContent } = words.currentNode
        if (textContent?.trim() && parentElement && !parentElement.closest('.vh')) return true
      }
      return false
    }

    function partsOf(element: Element) {
      return [element, ...element.querySelectorAll('*')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .flatMap((part) => [
          { part, style: getComputedStyle(part) },
          ...['::before', '::after']
            .map((which) => ({ part, style: getComputedStyle(part, which) }))
            .filter(({ style }) => style.content !== 'none'),
        ])
    }

    function isMarked({ part, style }: { part: Element; style: CSSStyleDeclaration }) {
      const around = groundOf(part.parentElement)
      const stands = (colour: string) => contrast(parse(colour), around) >= LEAST_CONTRAST
      if (part.matches('path, circle, rect, line, ellipse, polyline, polygon, use'))
        return [style.stroke, style.fill].some((paint) => paint !== 'none' && stands(paint))
      const hasBorder =
        style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0
      return (hasBorder && stands(style.borderTopColor)) || stands(style.backgroundColor)
    }

    function groundOf(element: Element | null): Colour {
      for (let one = element; one; one = one.parentElement) {
        const colour = parse(getComputedStyle(one).backgroundColor)
        if (colour[3] > 0.5) return colour
      }
      return [255, 255, 255, 1]
    }

    function parse(colour: string): Colour {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return [red, green, blue, colour === 'transparent' ? 0 : alpha]
    }

    function contrast(one: Colour, other: Colour) {
      if (one[3] < 0.5) return 1
      const [light = 0, dark = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }

    function brightness([red, green, blue]: Colour) {
      const linear = (value: number) =>
        value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /** A control of the same group that is not chosen. */
    function neighbourOf(chosen: HTMLElement) {
      const group = chosen.closest('[role=tablist], [role=radiogroup], fieldset, nav, ul, ol')
      return visible(chosen.localName).find(
        (other) =>
          other !== chosen &&
          group?.contains(other) &&
          other.className === chosen.className &&
          !other.matches(CHOSEN),
      )
    }

    function looksOf(control: HTMLElement) {
      const shown = shownOf(control)
      const around = [shown, ...shown.querySelectorAll('*'), shown.closest('li')]
      return around
        .flatMap((part) =>
          part
            ? ['', '::before', '::after'].map((which) => ({
                style: getComputedStyle(part, which),
                ground: groundOf(part.parentElement),
              }))
            : [],
        )
        .map(({ style, ground }) =>
          [
            // Forced colours give all backgrounds one colour, but keep their transparency.
            contrast(parse(style.backgroundColor), ground) > 1.1,
            ...[style.color, style.fontWeight, style.fontStyle],
            ...[style.borderTopColor, style.borderBottomColor, style.borderBottomWidth],
            ...[style.borderBottomStyle, style.outlineStyle, style.textDecoration, style.content],
            ...[style.display, style.visibility, style.stroke, style.fill, style.scale],
          ].join(),
        )
        .join('\n')
    }
  }, within)
}
