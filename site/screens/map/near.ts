/** A point of the window. */
export type Point = { x: number; y: number }

/** The part of the page that shows the plan, and the plan, which may be larger. */
export type Scene = { frame: HTMLElement; world: HTMLElement }

/** How many times as large as its scene a plan can be. */
export const NEAREST = 3

/** The scene of a map, where it has a plan. */
export function sceneOf(map: HTMLElement): Scene | null {
  const frame = map.querySelector<HTMLElement>('[data-scene]')
  const world = frame?.firstElementChild
  return frame && world instanceof HTMLElement ? { frame, world } : null
}

/** The middle of an element, in the window. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** What a step nearer leads to: the chosen pin; from afar the pin amidst the others; else the middle. */
export function aimOf(scene: Scene): Point {
  const pins = [...scene.world.querySelectorAll('a')].filter((pin) => pin.checkVisibility())
  const chosen = pins.find((pin) => pin.hasAttribute('aria-current'))
  if (chosen) return middleOf(chosen)
  return (nearness(scene) === 1 && amidst(pins.map(middleOf))) || middleOf(scene.frame)
}

/** The point that is nearest to the mean of them all. */
function amidst(points: Point[]): Point | undefined {
  const mean = { x: meanOf(points.map(({ x }) => x)), y: meanOf(points.map(({ y }) => y)) }
  const distance = ({ x, y }: Point) => Math.hypot(x - mean.x, y - mean.y)
  return points.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** The point so much of the way from one to another. */
export function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

/** How near the plan is now; 1 is as far as it goes. */
export function nearness({ frame }: Scene): number {
  return Number(frame.style.getPropertyValue('--near')) || 1
}

/** Shows the plan so many times as large. What was at one point of the window is then at another. */
export function bringNear({ frame, world }: Scene, near: number, from: Point, to = from): void {
  const before = world.getBoundingClientRect()
  frame.style.setProperty('--near', near.toFixed(4))
  frame.toggleAttribute('data-near', near > 1)
  const after = world.getBoundingClientRect()
  const grown = after.width / before.width
  frame.scrollBy({
    left: after.left + (from.x - before.left) * grown - to.x,
    top: after.top + (from.y - before.top) * grown - to.y,
    behavior: 'instant',
  })
  sharpen(world, after.width)
}

/** Asks for a picture with as many pixels as the plan is wide now. */
function sharpen(world: HTMLElement, width: number) {
  const picture = world.querySelector('img')
  const sizes = `${Math.ceil(width / 100) * 100}px`
  if (picture && picture.sizes !== sizes) picture.sizes = sizes
}

/** A pin that is out of the way comes to the middle of the scene, as far as its card leaves it free. */
export function showPin(scene: Scene, pin: HTMLElement, card: HTMLElement | null): void {
  const [at, middle] = [middleOf(pin), middleOf(scene.frame)]
  const top = nearness(scene) > 1 ? at.y - freeHeight(scene.frame, middle, card) : 0
  scene.frame.scrollBy({ left: at.x - middle.x, top })
}

/** The middle of what can be seen above a card that lies on the middle of the scene; else that middle. */
function freeHeight(frame: HTMLElement, middle: Point, card: HTMLElement | null): number {
  const over = card?.getBoundingClientRect()
  if (!over || over.left > middle.x || over.right < middle.x) return middle.y
  const { top, bottom } = frame.getBoundingClientRect()
  // A card that is below the window or above it comes to the foot of the window.
  const isInView = over.top >= 0 && over.bottom <= innerHeight
  const seen = Math.max(top, isInView ? 0 : over.bottom - innerHeight)
  return (Math.min(seen, over.top) + Math.min(bottom, over.top)) / 2
}

function meanOf(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
