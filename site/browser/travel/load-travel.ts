import type { Travel } from './travel.ts'

/** Holds what moves pictures, once it is there. */
export type Travels = { now?: Travel }

/**
 * Loads what moves pictures when a card, or a picture that opens, is pointed at, touched or focused:
 * pages have no room for it before. Until then, and without it, the sheet and the fade do.
 */
export function loadTravel(): Travels {
  const travels: Travels = {}
  const onPoint = async ({ target }: Event) => {
    if (travels.now || !(target instanceof Element)) return
    if (!target.closest('[data-travels], [data-opens]')) return
    const { createTravel } = await import('./travel.ts')
    travels.now ??= createTravel()
  }
  // A touch fires `pointerover`, too.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => onPoint(event).catch(() => undefined))
  return travels
}
