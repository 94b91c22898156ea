import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import { dragPlan } from './drag.ts'
import { zoomPlan } from './zoom.ts'
import { type Scene, sceneOf, showPin } from './zoom-level.ts'

/** Cards taller than this share of the viewport would leave too little of the plan visible. */
const MAX_VIEWPORT_SHARE = 0.75

/**
 * Opens and closes the cards of places without a jump, which `:target` alone would cause, and marks
 * the place in the list and on the plan. Focus moves to the card, and back to what opened it.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const map = root.firstElementChild
  if (!(map instanceof HTMLElement)) return
  map.dataset.live = ''
  const scene = sceneOf(map)
  if (scene) {
    zoomPlan(map, scene, signal)
    dragPlan(scene, signal)
  }
  let opener: HTMLElement | null = null
  const open = (hash: string) => {
    choose(root, scene, hash)
    showCard(chosenCard(root))
  }
  const close = () => {
    const row = root.querySelector<HTMLElement>('li [aria-current]')
    choose(root, scene, '')
    history.replaceState(history.state, '', location.pathname + location.search)
    const back = opener?.checkVisibility() ? opener : row
    back?.focus()
  }
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.hasAttribute('data-close')) return close()
    opener = link
    history.replaceState(history.state, '', link.hash)
    open(link.hash)
  }
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && chosenCard(root)) close()
  }
  open(location.hash)
  root.addEventListener('click', onClick, { signal })
  root.addEventListener('keydown', onKeyDown, { signal })
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
}

function chosenCard(root: HTMLElement) {
  return root.querySelector<HTMLElement>('[data-chosen]')
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

function choose(root: HTMLElement, scene: Scene | null, hash: string) {
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    card.toggleAttribute('data-chosen', `#${card.id}` === hash)
  }
  for (const link of root.querySelectorAll('a[href^="#"]:not([data-close])')) {
    if (link.getAttribute('href') === hash) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  const pin = root.querySelector<HTMLElement>('nav [aria-current]')
  if (scene && pin) showPin(scene, pin, chosenCard(root))
}
