import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import { dragPlan } from './drag.ts'
import { type Scene, sceneOf, showPin } from './near.ts'
import { zoomPlan } from './zoom.ts'

/** A card that takes more of the window leaves too little of the plan above it. */
const MOST_OF_VIEW = 0.75

/**
 * Shows the card of a place at once, where the address alone does it without scripts, and marks the
 * place in the list and on the plan. The keyboard goes to the card and back to what opened it.
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
  const follow = (event: MouseEvent) => {
    const link = linkAt(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.hasAttribute('data-close')) return close()
    opener = link
    history.replaceState(history.state, '', link.hash)
    open(link.hash)
  }
  const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && chosenCard(root)) close()
  }
  open(location.hash)
  root.addEventListener('click', follow, { signal })
  root.addEventListener('keydown', leave, { signal })
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
}

function chosenCard(root: HTMLElement) {
  return root.querySelector<HTMLElement>('[data-chosen]')
}

/**
 * A card that is not wholly in view comes to the foot of the window, so that the plan is seen above
 * it; one that is too tall for that to the top, below as much of the plan as its margin says.
 */
function showCard(card: HTMLElement | null) {
  if (!card) return
  card.tabIndex = -1
  card.focus({ preventScroll: true })
  const { top, bottom, height } = card.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  card.scrollIntoView({ block: height < innerHeight * MOST_OF_VIEW ? 'end' : 'start' })
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
