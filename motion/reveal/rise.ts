import { SNAPPY } from '../eases.ts'
import { heightOf, type Rising, rest, sayAsOne, textOf } from './rising.ts'
import { measureText, splitText } from './split.ts'
import { BATCH, LONGEST_WAIT, STAGGER, TEXT } from './times.ts'
import { type Way, waysOf } from './ways.ts'

/** Marks the animations of this folder among all that run on a page. */
export const REVEAL = 'reveal'

const rising = new Set<Rising>()

/**
 * Lets texts rise piece by piece out of the feet of their lines. They are split only for that long:
 * afterwards each element holds its own nodes again.
 */
export function raise(elements: readonly HTMLElement[]): void {
  // One that rises already would be split with its pieces for its own nodes, and keep them.
  for (const text of rising) if (elements.includes(text.element)) end(text)
  begin(elements.map(textOf))
}

/** Splits anew what rises at this moment: the lines are others. It goes on where it was. */
export function raiseAnew(): void {
  for (const text of rising) {
    text.time = text.running.at(-1)?.currentTime ?? 0
    rest(text)
  }
  begin([...rising])
}

/** What is still appearing is there at once: paper does not wait for the next frame, as events do. */
export function finishAll(): void {
  rising.forEach(end)
  for (const animation of document.getAnimations()) {
    if (animation.id === REVEAL) animation.finish()
  }
}

/** What cannot be moved is there as it was. */
function begin(texts: readonly Rising[]) {
  try {
    move(texts)
  } catch (error) {
    for (const text of texts) {
      rising.delete(text)
      rest(text)
    }
    throw error
  }
}

/**
 * All are measured before any is split, and all are split before any is looked at again: who reads
 * after a change makes the browser lay out the page.
 */
function move(texts: readonly Rising[]) {
  const measured = texts.map((text) => ({
    text,
    height: heightOf(text),
    rows: text.rows.map(({ row }) => measureText(row, text.split)),
  }))
  const divided = measured.map(({ text, height, rows }) => ({
    text,
    height,
    pieces: rows.flatMap(splitText),
  }))
  const checked = divided.map(({ text, height, pieces }) => ({
    text,
    ways: Math.abs(heightOf(text) - height) > 1 ? undefined : waysOf(pieces),
  }))
  for (const { text, ways } of checked) run(text, ways ?? wholeRows(text))
}

/** What cannot be split and still look the same rises as it is. */
function wholeRows(text: Rising): Way[] {
  rest(text)
  return text.rows.map(({ row }) => ({ element: row, x: 0, y: 0 }))
}

function run(text: Rising, ways: readonly Way[]) {
  rising.add(text)
  sayAsOne(text)
  text.running = animate(ways, STAGGER[text.split])
  for (const animation of text.running) animation.currentTime = text.time
  const last = text.running.at(-1)
  if (last) last.addEventListener('finish', () => end(text))
  else end(text)
}

function end(text: Rising) {
  if (rising.delete(text)) rest(text)
}

/** One piece after the other, but all in one time: each waits in its own keyframes. */
function animate(ways: readonly Way[], stagger: number): Animation[] {
  const step = Math.min(stagger, LONGEST_WAIT / ways.length)
  return ways.map(({ element, x, y }, index) => {
    const low = { translate: `${x}px calc(${y}px + var(--y-text))`, opacity: 0 }
    const place = { translate: `${x}px ${y}px`, opacity: 1 }
    const frames = [
      { ...low, offset: 0 },
      { ...low, offset: (index * step) / BATCH, easing: SNAPPY },
      { ...place, offset: (index * step + TEXT) / BATCH },
      { ...place, offset: 1 },
    ]
    return element.animate(frames, { id: REVEAL, duration: BATCH, fill: 'both' })
  })
}
