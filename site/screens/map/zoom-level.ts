/** A point in viewport pixels. */
export type Point = { x: number; y: number }

/**
 * The scroll container of the plan (`frame`), and the plan in it, which may be larger (`world`).
 */
export type Scene = { frame: HTMLElement; world: HTMLElement }

/** The maximum zoom level; at 1 the plan fits its scene. */
export const MAX_ZOOM = 3

/** The scene of a map; null if it has no plan. */
export function sceneOf(map: HTMLElement): Scene | null {
  const frame = map.querySelector<HTMLElement>('[data-scene]')
  const world = frame?.firstElementChild
  return frame && world instanceof HTMLElement ? { frame, world } : null
}

/** The centre of an element, in viewport pixels. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * The point to zoom towards: the chosen pin, or the most central pin if the plan is not zoomed, or
 * the centre of the scene.
 */
export function zoomTarget(scene: Scene): Point {
  const pins = [...scene.world.querySelectorAll('a')].filter((pin) => pin.checkVisibility())
  const chosen = pins.find((pin) => pin.hasAttribute('aria-current'))
  if (chosen) return middleOf(chosen)
  return (zoomLevel(scene) === 1 && centralPoint(pins.map(middleOf))) || middleOf(scene.frame)
}

/** The point nearest to the mean of all points. */
function centralPoint(points: Point[]): Point | undefined {
  const mean = { x: meanOf(points.map(({ x }) => x)), y: meanOf(points.map(({ y }) => y)) }
  const distance = ({ x, y }: Point) => Math.hypot(x - mean.x, y - mean.y)
  return points.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** The point between two points; `share` is from 0 to 1. */
export function interpolate(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

/** The current zoom level, from 1 to `MAX_ZOOM`. */
export function zoomLevel({ frame }: Scene): number {
  return Number(frame.style.getPropertyValue('--near')) || 1
}

/** Sets the zoom level. The point of the plan at `from` moves to `to`, both in viewport pixels. */
export function setZoom({ frame, world }: Scene, zoom: number, from: Point, to = from): void {
  const before = world.getBoundingClientRect()
  frame.style.setProperty('--near', zoom.toFixed(4))
  frame.toggleAttribute('data-near', zoom > 1)
  const after = world.getBoundingClientRect()
  const scale = after.width / before.width
  frame.scrollBy({
    left: after.left + (from.x - before.left) * scale - to.x,
    top: after.top + (from.y - before.top) * scale - to.y,
    behavior: 'instant',
  })
  updateSizes(world, after.width)
}

/** Updates `sizes`, so that the browser loads pictures that fit the plan's current width. */
function updateSizes(world: HTMLElement, width: number) {
  const sizes = `${Math.ceil(width / 100) * 100}px`
  for (const picture of world.querySelectorAll('img'))
    if (picture.sizes !== sizes) picture.sizes = sizes
}

/** Scrolls a pin to the centre of the scene, or of the part above its card. */
export function showPin(scene: Scene, pin: HTMLElement, card: HTMLElement | null): void {
  const [at, middle] = [middleOf(pin), middleOf(scene.frame)]
  const top = zoomLevel(scene) > 1 ? at.y - visibleCentre(scene.frame, middle, card) : 0
  scene.frame.scrollBy({ left: at.x - middle.x, top })
}

/**
 * The vertical centre of the part of the scene above the card, or `middle.y` if the card does not
 * cover the centre.
 */
function visibleCentre(frame: HTMLElement, middle: Point, card: HTMLElement | null): number {
  const cover = card?.getBoundingClientRect()
  if (!cover || cover.left > middle.x || cover.right < middle.x) return middle.y
  const { top, bottom } = frame.getBoundingClientRect()
  // A card outside the viewport is about to scroll to its bottom edge.
  const isInView = cover.top >= 0 && cover.bottom <= innerHeight
  const visibleTop = Math.max(top, isInView ? 0 : cover.bottom - innerHeight)
  return (Math.min(visibleTop, cover.top) + Math.min(bottom, cover.top)) / 2
}

function meanOf(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
