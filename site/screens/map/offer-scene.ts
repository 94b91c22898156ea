import { readDevice, savesData } from '@belvedere/ui/device-now.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { say } from './announce.ts'
import type { LiveMap } from './live-map.ts'
import type { SceneData } from './scene-data.ts'
import { sayInMap } from './script-words.ts'

/**
 * Shows the scene in place of the plan: by itself where there is a mouse and a graphics processor,
 * else by its button. If it fails the plan stays, and those who asked for the scene or saw it get a
 * message.
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
      if (isAsked || isLive) note(map, sayInMap(map, isLive ? 'lost' : 'failed'))
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
    if (obstacle) note(map, sayInMap(map, obstacle))
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

/** Why the scene cannot be shown even when asked for; null if it can. */
function obstacleOf() {
  if (isSlow()) return 'tooSlow'
  return drawsScenes('somehow') ? null : 'noScene'
}

/** Whether the visitor saves data or has a slow connection; false where the browser doesn't say. */
function isSlow(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return savesData() || Object(connection).effectiveType === '3g'
}

/** Renderers without a graphics processor, which browsers do not report otherwise. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/**
 * Whether the browser can draw with WebGL 2: `well` with a graphics processor, `somehow` in
 * software, which is too slow to start by itself.
 */
function drawsScenes(how: 'well' | 'somehow'): boolean {
  const isDemanding = how === 'well'
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: isDemanding })
  if (!context) return false
  const { UNMASKED_RENDERER_WEBGL = context.RENDERER } =
    context.getExtension('WEBGL_debug_renderer_info') ?? {}
  const renderer = String(context.getParameter(UNMASKED_RENDERER_WEBGL))
  // Browsers allow few contexts, so this one is released at once.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !isDemanding || !SOFTWARE.test(renderer)
}

/** Runs a function that may remove or hide the focused element; then the button takes the focus. */
function keepFocus(button: HTMLElement, act: () => void): void {
  const focused = document.activeElement
  act()
  if (!focused || focused.checkVisibility({ visibilityProperty: true })) return
  button.focus({ preventScroll: true })
}

/**
 * Shows a message beside the scene's button and announces it; an empty one hides the last message.
 */
function note(map: HTMLElement, sentence: string): void {
  const line = map.querySelector<HTMLElement>('[data-note]')
  if (line) {
    line.textContent = sentence
    line.hidden = sentence === ''
  }
  if (sentence) say(map, sentence)
}
