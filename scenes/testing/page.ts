import type { MapScene, SceneEvents, SceneSettings } from '../map/contract.ts'
import { mountMapScene } from '../map/mount.ts'

type Seen = { name: keyof SceneEvents; event: unknown }

/** The functions that tests and the bench call in the page. */
type ScenePage = {
  scene: MapScene | null
  seen: Seen[]
  hotspots: SceneEvents['tick after']['hotspots']
  /** Milliseconds from the start of a mount to the first frame that can be used. */
  mount(settings: SceneSettings): Promise<number>
  unmount(): void
}

declare global {
  interface Window {
    page: ScenePage
  }
}

const KEPT = ['drag', 'pinch', 'wheel', 'wheel focus', 'resize', 'enter', 'lost'] as const

let stop = new AbortController()
const frame = document.querySelector<HTMLElement>('#frame')

window.page = {
  scene: null,
  seen: [],
  hotspots: [],
  async mount(settings) {
    if (!frame) throw new Error('The page has no frame.')
    stop = new AbortController()
    const start = performance.now()
    const scene = await mountMapScene(frame, settings, stop.signal)
    window.page.scene = scene
    for (const name of KEPT) {
      scene.on(name, (event) => window.page.seen.push({ name, event }), stop.signal)
    }
    const keep = ({ hotspots }: SceneEvents['tick after']) => {
      window.page.hotspots = hotspots
    }
    scene.on('tick after', keep, stop.signal)
    await new Promise((resolve) => scene.on('enter', resolve, stop.signal))
    return performance.now() - start
  },
  unmount() {
    stop.abort()
  },
}
