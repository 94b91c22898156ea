/** Half of a pin's dot with its line, in CSS pixels. */
const DOT_PX = 12
/** How many spots the styles have for a group of tools. */
const SPOTS = 3

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/**
 * Places the groups of tools over the plan where they cover the fewest pins and no other tools: each
 * one is tried in its spots (`data-spot` in the styles), and measured. A group in use stays.
 */
export function clearPins(map: HTMLElement, frame: HTMLElement): void {
  const pins = [...frame.querySelectorAll<HTMLElement>('a, button')]
    .filter((pin) => pin.checkVisibility({ visibilityProperty: true }))
    .map((pin) => dotOf(pin.getBoundingClientRect()))
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

function dotOf({ left, top, width, height }: DOMRect): Box {
  const [x, y] = [left + width / 2, top + height / 2]
  return { left: x - DOT_PX, top: y - DOT_PX, right: x + DOT_PX, bottom: y + DOT_PX }
}
