import type { Hotspot, MapScene } from '@belvedere/scenes/map/contract.ts'
import { CHOICE } from './choice.ts'
import { clearPins } from './clear-pins.ts'
import { comeNearer } from './come-nearer.ts'
import { coveredOf } from './covered.ts'
import { CrowdButtons } from './crowd-buttons.ts'
import { arranged } from './crowds.ts'
import { Pins } from './pins.ts'
import { POINTED, pointedId } from './pointing.ts'
import { chosenId, shownIds } from './state-of.ts'
import type { Scene } from './zoom-level.ts'

type Parts = {
  map: HTMLElement
  plan: Scene
  stage: HTMLElement
  scene: MapScene
  /** The frame that was shown last; at rest there is no newer one. */
  first: readonly Hotspot[]
}

/** After this many ms without a movement, tools leave the pins that they cover. */
const REST_MS = 300

/**
 * Moves the pins of the plan with the scene, and joins those that overlap. When the focused element
 * is removed, the focus moves to the stage.
 */
export function followHotspots(parts: Parts, signal: AbortSignal): void {
  const { map, plan, stage, scene, first } = parts
  const { frame, world } = plan
  const pins = new Pins(world)
  const open = (spot: { x: number; y: number }) => {
    comeNearer(scene, spot, coveredOf(map, frame), sizeOf(frame))
  }
  const crowds = new CrowdButtons({ map, world, open })
  let last = first
  let isStale = false
  let shown = shownIds(map)
  let rest: ReturnType<typeof setTimeout> | undefined
  const place = (hotspots: readonly Hotspot[]) => {
    const focused = document.activeElement
    const offset = offsetOf(stage, world)
    const seen = hotspots.filter(({ id, isVisible }) => isVisible && pins.has(id))
    const alone = new Set([chosenId(map), pointedId(map), pins.focused()])
    const now = arranged(seen, shown, alone)
    pins.follow(hotspots, now.single, { width: frame.clientWidth, offset })
    crowds.show(now.crowds, offset)
    if (isGone(focused)) stage.focus({ preventScroll: true })
    clearTimeout(rest)
    rest = setTimeout(() => clearPins(map, frame), REST_MS)
  }
  const follow = (hotspots: readonly Hotspot[]) => {
    // While only the sea is animated, no place moves.
    if (!isStale && sameHotspots(last, hotspots)) return
    last = hotspots
    isStale = false
    place(hotspots)
  }
  const again = () => place(last)
  const resize = () => {
    isStale = true
  }
  const filter = () => {
    shown = shownIds(map)
    again()
  }
  scene.on('tick after', ({ hotspots }) => follow(hotspots), signal)
  scene.on('resize', resize, signal)
  map.addEventListener('change', filter, { signal })
  for (const type of [CHOICE, POINTED]) map.addEventListener(type, again, { signal })
  again()
  signal.addEventListener('abort', () => {
    clearTimeout(rest)
    crowds.show([], { x: 0, y: 0 })
    pins.release()
  })
}

/** Whether an element that had the focus was removed or is hidden. */
function isGone(focused: Element | null) {
  return focused !== null && (!focused.isConnected || focused.hasAttribute('data-away'))
}

/** From the top left of the stage to that of the world, which holds the pins. */
function offsetOf(stage: HTMLElement, world: HTMLElement) {
  const [from, to] = [stage.getBoundingClientRect(), world.getBoundingClientRect()]
  return { x: from.left - to.left, y: from.top - to.top }
}

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement) {
  return { width, height }
}

/** Whether two frames show every place at the same spot. */
function sameHotspots(one: readonly Hotspot[], other: readonly Hotspot[]): boolean {
  if (one.length !== other.length) return false
  return one.every(({ id, x, y, isVisible }, index) => {
    const now = other[index]
    return now?.id === id && now.x === x && now.y === y && now.isVisible === isVisible
  })
}
