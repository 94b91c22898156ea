import type {
  Hotspot,
  MapScene,
  ScenePlace,
  SceneSettings,
} from '@belvedere/scenes/map/contract.ts'
import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { CHOICE } from './choice.ts'
import { coveredOf } from './covered.ts'
import { followHotspots } from './hotspots.ts'
import type { LiveMap } from './live-map.ts'
import { NOON } from './noon.ts'
import { POINTED, pointedId } from './pointing.ts'
import type { SceneData } from './scene-data.ts'
import { sayInMap } from './script-words.ts'
import s from './stage.module.css'
import { chosenId, shownIds } from './state-of.ts'
import { steer } from './steer.ts'
import { pathTo } from './walk-tree.ts'
import type { Scene } from './zoom-level.ts'

type Run = {
  live: LiveMap
  plan: Scene
  data: SceneData
  /** Called when the scene has ended by itself. */
  fail: (error: unknown) => void
}

/** Shows the scene from its first frame until the signal aborts; then the plan is shown again. */
export async function runScene({ live, plan, data, fail }: Run, signal: AbortSignal) {
  const { map, showPlan } = live
  const [{ mountMapScene }, hours] = await Promise.all([
    loadChunk(() => import('@belvedere/scenes/map/mount.ts'), signal),
    data.where && loadChunk(() => import('./day/scene-hours.ts'), signal),
  ])
  signal.throwIfAborted()
  const stage = addStage(plan.frame, sayInMap(map, 'scene'), signal)
  const scene = await mountMapScene(stage, settingsOf(map, data), signal, plan.frame)
  scene.on('lost', ({ reason }) => fail(new Error(reason)), signal)
  let first: readonly Hotspot[] = []
  scene.on('tick after', ({ hotspots }) => (first = hotspots), signal)
  const enter = () => {
    plan.frame.style.removeProperty('--near')
    plan.frame.removeAttribute('data-near')
    plan.frame.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    map.dataset.sceneLive = ''
    showPlan(false)
    followHotspots({ map, plan, stage, scene, first }, signal)
    steer(map, plan.frame, scene, signal)
    signal.addEventListener('abort', () => {
      delete map.dataset.sceneLive
      showPlan(true)
    })
  }
  scene.on('enter', enter, signal)
  chooseInScene({ map, frame: plan.frame, scene, data }, signal)
  if (hours) hours.lightByHour(map, scene, signal)
  else scene.show({ time: NOON })
}

/** The scene's own element, below the pins. */
function addStage(frame: HTMLElement, name: string, signal: AbortSignal) {
  const stage = document.createElement('div')
  stage.className = s.stage ?? ''
  stage.tabIndex = 0
  stage.setAttribute('role', 'group')
  stage.ariaLabel = name
  frame.prepend(stage)
  signal.addEventListener('abort', () => stage.remove())
  return stage
}

function settingsOf(map: HTMLElement, { model, bearing, where }: SceneData): SceneSettings {
  const cards = [...map.querySelectorAll<HTMLElement>('[data-card][data-mesh]')]
  return { model, bearing, where, opens: isFirst(), places: cards.map(placeOf) }
}

const FLOWN = 'map-flown'

/** Whether no scene was shown in this visit, as far as the browser remembers. */
function isFirst(): boolean {
  try {
    const isFirst = sessionStorage.getItem(FLOWN) === null
    sessionStorage.setItem(FLOWN, '')
    return isFirst
  } catch {
    return false
  }
}

function placeOf({ id, dataset }: HTMLElement): ScenePlace {
  const { mesh = '', card, status } = dataset
  return {
    id,
    meshKey: mesh,
    kind: card === 'house' ? 'house' : 'amenity',
    status: statusOf(status),
  }
}

const STATUSES = ['available', 'reserved', 'sold'] as const

function statusOf(status: string | undefined) {
  return STATUSES.find((one) => one === status) ?? null
}

type Parts = { map: HTMLElement; frame: HTMLElement; scene: MapScene; data: SceneData }

/**
 * Updates the scene to the state of the page: the choice with its walk, the place under the
 * pointer, the filters.
 */
function chooseInScene({ map, frame, scene, data }: Parts, signal: AbortSignal): void {
  const choose = () => {
    const chosen = chosenId(map)
    scene.show({ chosen, walk: walkOf(data, chosen), covered: coveredOf(map, frame) })
  }
  const point = () => scene.show({ pointed: pointedId(map) })
  const filter = () => scene.show({ shown: shownIds(map) })
  filter()
  choose()
  map.addEventListener(CHOICE, choose, { signal })
  map.addEventListener(POINTED, point, { signal })
  map.addEventListener('change', filter, { signal })
  const cover = () => scene.show({ covered: coveredOf(map, frame) })
  scene.on('resize', cover, signal)
  // Its own tools are there from now on.
  scene.on('enter', cover, signal)
  // A card that opens may scroll the page, and with it the frame under the header.
  addEventListener('scrollend', cover, { signal })
}

function walkOf({ walks }: SceneData, chosen: string | null) {
  return walks && chosen ? pathTo(walks, chosen) : []
}
