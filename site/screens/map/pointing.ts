/** The map's event for another place under the pointer. */
export const POINTED = 'pointed'

/**
 * Shows which place is under the pointer or has the focus, in the list and on the plan alike:
 * `data-pointed` on all its links.
 */
export function followPointing(map: HTMLElement, signal: AbortSignal): void {
  let before: string | null = null
  const point = (id: string | null) => {
    if (id === before) return
    before = id
    for (const link of linksOf(map)) {
      link.toggleAttribute('data-pointed', link.getAttribute('href') === `#${id}`)
    }
    map.dispatchEvent(new CustomEvent(POINTED))
  }
  const onEnter = ({ target }: Event) => point(idOf(target))
  // The interaction that loaded this script has already happened.
  point(idOf(document.activeElement) ?? idOf(map.querySelector('a:hover')))
  map.addEventListener('pointerover', onEnter, { signal })
  map.addEventListener('pointerleave', () => point(null), { signal })
  map.addEventListener('focusin', onEnter, { signal })
  map.addEventListener('focusout', () => point(null), { signal })
}

/** The pointed place; null if none. */
export function pointedId(map: HTMLElement): string | null {
  return map.querySelector('[data-pointed]')?.getAttribute('href')?.slice(1) ?? null
}

function linksOf(map: HTMLElement) {
  return map.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not([data-close])')
}

function idOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('a[href^="#"]:not([data-close])')?.getAttribute('href')?.slice(1) ?? null
}
