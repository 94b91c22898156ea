import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { followChoice } from './choice.ts'
import { dragPlan } from './drag.ts'
import { onIntent } from './intent.ts'
import { zoomPlan } from './zoom.ts'
import { sceneOf } from './zoom-level.ts'

/**
 * Lets visitors choose places, and zoom and drag the plan. What the first view can do without comes
 * with the first sign of interest: the scene, filters that are read out, the sun of today.
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
  // A press before the scene's script has arrived counts.
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-toggle]')) map.dataset.wanted = ''
  }
  map.addEventListener('click', note, { signal })
  showPlan(true)
  followChoice(map, plan, signal)
  onIntent(map, loadMore, signal)
}
