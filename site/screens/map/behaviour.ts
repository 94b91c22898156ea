import { readDevice, savesData } from '@belvedere/ui/device-now.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'
import { followChoice } from './choice.ts'
import { dragPlan } from './drag.ts'
import { zoomPlan } from './zoom.ts'
import { sceneOf } from './zoom-level.ts'

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
  const loadMore = async () => {
    const more = await loadChunk(() => import('./more.ts'), signal).catch(() => null)
    if (signal.aborted) return
    if (more) more.attachMore({ map, plan, showPlan }, signal)
    else map.addEventListener('click', loadMore, { signal, once: true })
  }
  // A press before the scene's script has loaded counts.
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-toggle]')) map.dataset.wanted = ''
  }
  map.addEventListener('click', note, { signal })
  showPlan(true)
  followChoice(map, plan, signal)
  onIntent(map, loadMore, signal)
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
