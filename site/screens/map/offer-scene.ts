import { readDevice } from '@belvedere/ui/device-now.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { words } from '../words.ts'
import { drawsScenes, isSlow } from './can-show-scene.ts'
import { keepFocus } from './keep-focus.ts'
import type { LiveMap } from './live-map.ts'
import { note } from './note.ts'
import type { SceneData } from './scene-data.ts'

/**
 * Shows the scene in the plan's place: unasked where there is a mouse and a graphics processor, else
 * by its button. What fails leaves the plan, and a sentence for those who asked or saw the scene.
 */
export function offerScene(live: LiveMap, data: SceneData, signal: AbortSignal): void {
  const { map, plan } = live
  const toggle = map.querySelector<HTMLButtonElement>('[data-toggle]')
  if (!toggle || !plan) return
  let end: AbortController | null = null
  const stop = () => {
    keepFocus(toggle, () => end?.abort())
    end = null
  }
  const start = async (isAsked: boolean) => {
    const own = new AbortController()
    const until = AbortSignal.any([signal, own.signal])
    const fail = (error: unknown) => {
      if (until.aborted) return
      console.info(`The map stays a plan: ${error instanceof Error ? error.message : error}`)
      const isLive = 'sceneLive' in map.dataset
      stop()
      if (isAsked || isLive) note(map, isLive ? words.sceneLost : words.sceneFailed)
    }
    end = own
    toggle.ariaBusy = 'true'
    note(map, '')
    try {
      const { runScene } = await loadChunk(() => import('./run-scene.ts'), until)
      await runScene({ live, plan, data, fail }, until)
    } catch (error) {
      fail(error)
    } finally {
      if (end === own || !end) toggle.ariaBusy = 'false'
    }
  }
  const onClick = () => {
    if (end) return stop()
    const obstacle = obstacleOf()
    if (obstacle) note(map, obstacle)
    else void start(true)
  }
  toggle.addEventListener('click', onClick, { signal })
  if ('wanted' in map.dataset) onClick()
  else if (readDevice().hasMouse && !isSlow() && drawsScenes('well')) {
    whenIdle(() => {
      if (!end && !signal.aborted) void start(false)
    })
  }
}

/** Why the scene does not come even to those who ask; null if it may. */
function obstacleOf() {
  if (isSlow()) return words.sceneTooSlow
  return drawsScenes('somehow') ? null : words.noScene
}
