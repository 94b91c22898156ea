import { SNAPPY } from '../eases.ts'
import { splitText } from './split.ts'
import { LONGEST_WAIT, STAGGER, TEXT } from './times.ts'
import { type Way, waysOf } from './ways.ts'
import type { Split } from './words.ts'

/** Marks the animations of this folder among all that run on a page. */
export const REVEAL = 'reveal'

const rising = new Set<() => void>()

/**
 * Lets a text rise piece by piece out of the feet of its lines. It is split only for that long:
 * afterwards the element holds its own nodes again.
 */
export function raise(element: HTMLElement, split: Split): void {
  const rows = rowsOf(element).map((row) => ({ row, nodes: [...row.childNodes] }))
  let running: Animation[] = []
  const rest = () => {
    for (const { row, nodes } of rows) row.replaceChildren(...nodes)
  }
  const end = () => {
    rising.delete(begin)
    for (const animation of running) animation.cancel()
    rest()
  }
  const begin = () => {
    const time = running.at(-1)?.currentTime ?? 0
    for (const animation of running) animation.cancel()
    rest()
    const { height } = element.getBoundingClientRect()
    let ways = waysOf(rows.flatMap(({ row }) => splitText(row, split)))
    if (!ways || Math.abs(element.getBoundingClientRect().height - height) > 1) {
      rest()
      ways = rows.map(({ row }) => ({ element: row, x: 0, y: 0 }))
    }
    running = move(ways, STAGGER[split])
    for (const animation of running) animation.currentTime = time
    const last = running.at(-1)
    if (last) last.addEventListener('finish', end)
    else end()
  }
  rising.add(begin)
  begin()
}

/** Splits anew what rises at this moment: the lines are others. It goes on where it was. */
export function raiseAnew(): void {
  for (const begin of [...rising]) begin()
}

/** What is still appearing is there at once. */
export function finishAll(): void {
  for (const animation of document.getAnimations()) {
    if (animation.id === REVEAL) animation.finish()
  }
}

/** The boxes that hold the words: lines or paragraphs, or the element itself. */
function rowsOf(element: HTMLElement): HTMLElement[] {
  const rows = [...element.querySelectorAll<HTMLElement>(':scope > *')].filter(
    (child) => getComputedStyle(child).display === 'block',
  )
  return rows.length > 0 ? rows : [element]
}

function move(ways: readonly Way[], stagger: number): Animation[] {
  const step = Math.min(stagger, LONGEST_WAIT / ways.length)
  return ways.map(({ element, x, y }, index) =>
    element.animate(
      {
        translate: [`${x}px calc(${y}px + var(--y-text))`, `${x}px ${y}px`],
        opacity: [0, 1],
      },
      { id: REVEAL, duration: TEXT, delay: index * step, easing: SNAPPY, fill: 'both' },
    ),
  )
}
