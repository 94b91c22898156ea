/** The line around a pin's dot, in CSS pixels. */
const LINE_PX = 3
/** How many spots the styles have for a group of tools. */
const SPOTS = 4

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What a group of tools may lie over. */
type Ground = {
  frame: Box
  pins: readonly Box[]
  /** Other groups of tools. */
  tools: readonly Box[]
  /** The key to the pins; null without one. */
  key: Box | null
}

/**
 * Places the groups of tools over the plan where they cover the fewest pins and no other tools: each
 * one is tried in its spots (`data-spot` in the styles), and measured. A group under the pointer stays.
 */
export function clearPins(map: HTMLElement, frame: HTMLElement): void {
  const pins = [...frame.querySelectorAll<HTMLElement>('a, button')]
    .filter((pin) => pin.checkVisibility({ visibilityProperty: true }))
    .map((pin) => dotOf((pin.querySelector('span') ?? pin).getBoundingClientRect()))
  const groups = [...map.querySelectorAll<HTMLElement>('[data-spot]')]
  const seen = groups.filter((group) => group.checkVisibility())
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const key = map.querySelector('[data-key]')
  const keyBox = key && boxOf(key)
  for (const group of seen.filter((one) => !one.matches(':hover'))) {
    const tools = seen.filter((other) => other !== group).map(boxOf)
    const ground = { frame: boxOf(frame), pins, tools, key: keyBox }
    const costs = Array.from({ length: SPOTS }, (_, spot) => {
      group.dataset.spot = String(spot)
      return costOf(boxOf(group), ground)
    })
    group.dataset.spot = String(costs.indexOf(Math.min(...costs)))
  }
  // The key gives way to tools that need its place, as with large text.
  const isCrowded = keyBox && seen.some((group) => overlap(keyBox, boxOf(group)))
  map.toggleAttribute('data-crowded', Boolean(isCrowded))
  const over = [...seen.map(boxOf), ...(keyBox && !isCrowded ? [keyBox] : [])]
  hideCutNames(frame, over)
}

/** Names on the plan that something lies over are left out: half a name cannot be read. */
function hideCutNames(frame: HTMLElement, over: readonly Box[]) {
  for (const name of frame.querySelectorAll('[data-water]')) {
    const box = name.getBoundingClientRect()
    name.toggleAttribute(
      'data-cut',
      over.some((one) => overlap(box, one)),
    )
  }
}

/**
 * What it costs to stand in a spot: the pins that it covers. To cover another tool or to leave the
 * frame costs more than all pins, and to cover the key less than one.
 */
export function costOf(box: Box, { frame, pins, tools, key }: Ground): number {
  const covered = (boxes: readonly Box[]) => boxes.filter((one) => overlap(box, one)).length
  const faults = covered(tools) + (isWithin(box, frame) ? 0 : 1)
  return covered(pins) + faults * (pins.length + 1) + (key && overlap(box, key) ? 0.5 : 0)
}

function isWithin(box: Box, frame: Box) {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top
}

function overlap(one: Box, other: Box) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

function dotOf({ left, top, right, bottom }: DOMRect): Box {
  return {
    left: left - LINE_PX,
    top: top - LINE_PX,
    right: right + LINE_PX,
    bottom: bottom + LINE_PX,
  }
}
