import { readDevice, savesData } from '@belvedere/ui/device-now.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'
import { followChoice } from './choice.ts'
import { sunOver } from './map-sun.ts'
import { zoomPlan } from './zoom.ts'
import { type Scene, sceneOf } from './zoom-level.ts'

/**
 * Lets visitors choose places, and zoom and drag the plan. Parts that the first view does not need
 * load with the first sign of interest: the scene, the announcements of filters, today's sun.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const map = root.firstElementChild
  if (!(map instanceof HTMLElement)) return
  map.dataset.live = ''
  const plan = sceneOf(map)
  let planEnd = new AbortController()
  const showPlan = (isShown: boolean) => {
    planEnd.abort()
    planEnd = new AbortController()
    if (!plan || !isShown) return
    const until = AbortSignal.any([signal, planEnd.signal])
    zoomPlan(map, plan, until)
    dragPlan(plan, until)
  }
  const sun = sunOver({ map, plan, showPlan }, signal)
  const loadMore = async () => {
    const more = await loadChunk(() => import('./more.ts'), signal).catch(() => null)
    if (signal.aborted) return
    if (more) more.attachMore({ map, plan, showPlan, sun }, signal)
    else map.addEventListener('click', loadMore, { signal, once: true })
  }
  // A press before the scene's script has loaded counts.
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-toggle]')) map.dataset.wanted = ''
  }
  map.addEventListener('click', note, { signal })
  showPlan(true)
  followChoice(map, plan, signal)
  if (plan) keepPinsClear(map, plan, signal)
  onIntent(map, loadMore, signal)
}

/** Loads what keeps tools off the pins, once the window is wide enough for tools over the plan. */
function keepPinsClear(map: HTMLElement, { frame }: Scene, signal: AbortSignal): void {
  const wide = matchMedia('(width >= 1024px)')
  const load = () => {
    // Without it the tools stay in their first spots.
    const chunk = loadChunk(() => import('./keep-clear.ts'), signal).catch(() => null)
    void chunk.then((loaded) => loaded?.keepClear(map, frame, signal))
  }
  if (wide.matches) load()
  else wide.addEventListener('change', load, { signal, once: true })
}

/** How long after the load of a page the scene loads by itself, where there is a mouse. */
const REST_MS = 4000

const SIGNS = ['pointerover', 'focusin', 'touchstart', 'click'] as const

/**
 * Calls `act` once: at the first sign of interest in the map, or when the page has been at rest for
 * a while. Without a mouse or with data saver on, it is not loaded unasked.
 */
function onIntent(map: HTMLElement, act: () => unknown, signal: AbortSignal): void {
  const once = new AbortController()
  const until = AbortSignal.any([signal, once.signal])
  const begin = () => {
    if (until.aborted) return
    once.abort()
    void act()
  }
  for (const sign of SIGNS) map.addEventListener(sign, begin, { signal: until, passive: true })
  if (!readDevice().hasMouse || savesData()) return
  whenLoaded(() => {
    if (until.aborted) return
    const timer = setTimeout(() => whenIdle(begin), REST_MS)
    // Without this a page that was left would stay in memory until the timer ends.
    until.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}

/** A press that moves less than this many pixels is still a click. */
const DRAG_THRESHOLD_PX = 4

/** Lets the mouse drag the plan while it is larger than its scene; touch scrolls natively. */
function dragPlan({ frame }: Scene, signal: AbortSignal): void {
  let last: PointerEvent | null = null
  const begin = (event: PointerEvent) => {
    const canMove = event.pointerType === 'mouse' && event.button === 0 && isScrollable(frame)
    last = canMove ? event : null
  }
  const move = (event: PointerEvent) => {
    if (!last) return
    const [x, y] = [last.clientX - event.clientX, last.clientY - event.clientY]
    const isHeld = frame.hasPointerCapture(event.pointerId)
    if (!isHeld && Math.hypot(x, y) < DRAG_THRESHOLD_PX) return
    // With pointer capture the click event goes to the scene, not to the pin under the mouse.
    if (!isHeld) frame.setPointerCapture(event.pointerId)
    frame.toggleAttribute('data-held', true)
    frame.scrollBy({ left: x, top: y, behavior: 'instant' })
    last = event
  }
  const end = () => {
    last = null
    frame.removeAttribute('data-held')
  }
  frame.addEventListener('pointerdown', begin, { signal })
  frame.addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const) {
    frame.addEventListener(type, end, { signal })
  }
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

function isScrollable({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) {
  return scrollWidth > clientWidth || scrollHeight > clientHeight
}
