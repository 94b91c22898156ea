/** The line around a pin's dot, in CSS pixels. */
const LINE_PX = 3
/** How many spots the styles have for a group of tools. */
const SPOTS = 4

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/**
 * Places the groups of tools over the plan where they cover the fewest pins and no other tools: each
 * one is tried in its spots (`data-spot` in the styles), and measured. A group in use stays.
 */
export function clearPins(map: HTMLElement, frame: HTMLElement): void {
  const pins = [...frame.querySelectorAll<HTMLElement>('a, button')]
    .filter((pin) => pin.checkVisibility({ visibilityProperty: true }))
    .map((pin) => dotOf((pin.querySelector('span') ?? pin).getBoundingClientRect()))
  for (const group of map.querySelectorAll<HTMLElement>('[data-spot]')) {
    if (group.matches(':hover, :focus-within') || !group.checkVisibility()) continue
    const others = [...map.querySelectorAll<HTMLElement>('[data-spot], [data-toggle], [data-key]')]
      .filter((other) => other !== group && other.checkVisibility())
      .map((other) => other.getBoundingClientRect())
    const costs = Array.from({ length: SPOTS }, (_, spot) => {
      group.dataset.spot = String(spot)
      return costOf(group.getBoundingClientRect(), pins, others)
    })
    group.dataset.spot = String(costs.indexOf(Math.min(...costs)))
  }
  hideCoveredKey(map)
}

/** The key to the pins gives way to tools that need its place, as with large text. */
function hideCoveredKey(map: HTMLElement) {
  const key = map.querySelector('[data-key]')?.getBoundingClientRect()
  const groups = [...map.querySelectorAll('[data-spot]')].map((one) => one.getBoundingClientRect())
  map.toggleAttribute('data-crowded', key ? groups.some((one) => overlap(key, one)) : false)
}

/** How many pins a box covers; other tools, of which there are few, count for more than all pins. */
export function costOf(box: Box, pins: readonly Box[], others: readonly Box[]): number {
  const covered = (boxes: readonly Box[]) => boxes.filter((one) => overlap(box, one)).length
  return covered(pins) + covered(others) * (pins.length + 1)
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
