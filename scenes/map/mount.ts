import type { WebGLRenderer } from 'three'
import type { MapScene, NoScene, SceneSettings } from './contract.ts'
import { loadModel, type MapModel } from './model/load-model.ts'
import { createRenderer, release } from './renderer.ts'
import { RunningScene } from './running-scene.ts'

/**
 * Mounts the scene of the map into a frame and resolves as soon as it can be used; `enter` follows
 * with its first frame. It ends with the signal. Rejects with an error whose message begins with a
 * `NoScene`. Drags, pinches and the wheel are read on `hands`, for a frame with pins above it.
 */
export async function mountMapScene(
  frame: HTMLElement,
  settings: SceneSettings,
  signal: AbortSignal,
  hands: HTMLElement = frame,
): Promise<MapScene> {
  signal.throwIfAborted()
  const stop = new AbortController()
  signal.addEventListener('abort', () => stop.abort(signal.reason), {
    signal: stop.signal,
  })
  const loading = load(settings, stop.signal)
  // Without WebGL it rejects before loading the model.
  loading.catch(() => {})
  const canvas = document.createElement('canvas')
  let renderer: WebGLRenderer | null = null
  let scene: RunningScene | null = null
  const lost: NoScene = 'context lost'
  const lose = () => {
    stop.abort(new Error(lost))
    scene?.lose()
  }
  canvas.addEventListener('webglcontextlost', lose, { signal: stop.signal })
  try {
    renderer = createRenderer(canvas)
    const model = await loading
    scene = await RunningScene.start({
      frame,
      hands,
      canvas,
      renderer,
      settings,
      model,
      signal: stop.signal,
    })
    return scene
  } catch (error) {
    stop.abort(error)
    if (renderer) release(renderer)
    throw error
  }
}

/** Loads the model, and reports a failure as one of the model. */
async function load({ model, places }: SceneSettings, signal: AbortSignal): Promise<MapModel> {
  try {
    return await loadModel(model, places, signal)
  } catch (cause) {
    signal.throwIfAborted()
    const failed: NoScene = 'model failed'
    throw new Error(`${failed}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
