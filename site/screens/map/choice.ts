import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import { type Scene, showPin } from './zoom-level.ts'

/** Cards taller than this share of the viewport would leave too little of the plan visible. */
const MAX_VIEWPORT_SHARE = 0.75

/** The map's event for another chosen place; it does not bubble. */
export const CHOICE = 'choice'

/**
 * Opens and closes the cards of places without a jump, which `:target` alone would cause, and marks
 * the place in the list and on the plan. Focus moves to the card, and back to what opened it. The
 * address names the place, so Back and Forward choose as well.
 */
export function followChoice(map: HTMLElement, scene: Scene | null, signal: AbortSignal): void {
  let opener: HTMLElement | null = null
  const open = (id: string | null) => {
    choose(map, scene, id)
    showCard(chosenCard(map))
  }
  const close = () => {
    const row = map.querySelector<HTMLElement>('li [aria-current]')
    choose(map, scene, null)
    const back = opener?.checkVisibility({ visibilityProperty: true }) ? opener : row
    back?.focus()
  }
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    const isClosing = link.hasAttribute('data-close')
    const id = isClosing ? null : link.hash.slice(1)
    if (id !== idInAddress(map)) history.pushState(history.state, '', addressOf(id))
    if (isClosing) return close()
    opener = link
    open(id)
  }
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return
    chosenCard(map)?.querySelector<HTMLElement>('[data-close]')?.click()
  }
  const followAddress = () => {
    const id = idInAddress(map)
    if (id) open(id)
    else if (chosenCard(map)) close()
  }
  followAddress()
  map.addEventListener('click', onClick, { signal })
  map.addEventListener('keydown', onKeyDown, { signal })
  addEventListener('popstate', followAddress, { signal })
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>('a[href^="#"], a[data-close]')
}

function chosenCard(map: HTMLElement) {
  return map.querySelector<HTMLElement>('[data-chosen]')
}

/**
 * Focuses a card and scrolls it into view if needed: to the bottom of the viewport, so that the
 * plan stays visible above it, or to the top if it is too tall.
 */
function showCard(card: HTMLElement | null) {
  if (!card) return
  card.tabIndex = -1
  card.focus({ preventScroll: true })
  const { top, bottom, height } = card.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  card.scrollIntoView({ block: height < innerHeight * MAX_VIEWPORT_SHARE ? 'end' : 'start' })
}

function choose(map: HTMLElement, scene: Scene | null, id: string | null) {
  for (const card of map.querySelectorAll<HTMLElement>('[data-card]')) {
    card.toggleAttribute('data-chosen', card.id === id)
  }
  for (const link of map.querySelectorAll('a[href^="#"]:not([data-close])')) {
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  map.dispatchEvent(new CustomEvent(CHOICE))
  const pin = map.querySelector<HTMLElement>('nav [aria-current]')
  if (scene && pin && !('sceneLive' in map.dataset)) showPin(scene, pin, chosenCard(map))
}

/**
 * The id of the place that the address names: by its fragment, or else by `?at=`; null if none. A
 * fragment that names no card closes the card of `?at=`.
 */
function idInAddress(map: HTMLElement): string | null {
  const cards = [...map.querySelectorAll<HTMLElement>('[data-card]')]
  if (location.hash) return cards.find(({ id }) => `#${id}` === location.hash)?.id ?? null
  const at = new URLSearchParams(location.search).get('at')
  return cards.find(({ dataset }) => dataset.at === at)?.id ?? null
}

/**
 * The address of a place, by the id of its card, or of the map without a chosen place. Only the
 * fragment changes: another query would be another page to the site, which Back would have to load.
 */
function addressOf(id: string | null): string {
  const query = location.pathname + location.search
  if (id) return `${query}#${id}`
  return new URLSearchParams(location.search).has('at') ? `${query}#map-title` : query
}
