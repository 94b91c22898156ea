import { SNAPPY } from '../eases.ts'
import { type AnimatedText, heightOf, labelRows, restore, toAnimatedText } from './animated-text.ts'
import { type Offset, offsetsOf } from './offsets.ts'
import { measureText, splitText } from './split.ts'
import { HELD_MS, MARGIN_MS, MAX_DELAY, STAGGER, TEXT_MS, TOTAL_MS } from './timing.ts'

/** The `id` of all reveal animations, to find them among the page's animations. */
export const REVEAL_ID = 'reveal'

const running = new Set<AnimatedText>()

/**
 * Slides texts up out of their lines, piece by piece. Texts are split only while they animate;
 * afterwards each element holds its original nodes again.
 */
export function slideUp(elements: readonly HTMLElement[]): void {
  // End running ones first: splitting again would take the pieces for the original nodes.
  for (const text of running) if (elements.includes(text.element)) end(text)
  start(elements.map(toAnimatedText))
}

/**
 * Splits the running texts again, because their lines have changed, and continues where they were.
 */
export function resplit(): void {
  for (const text of running) {
    text.time = text.animations.at(-1)?.currentTime ?? 0
    restore(text)
  }
  start([...running])
}

/** Finishes all reveals synchronously: printing doesn't wait for the next frame's events. */
export function finishReveals(): void {
  running.forEach(end)
  for (const animation of document.getAnimations()) {
    if (animation.id === REVEAL_ID) animation.finish()
  }
}

/** If animating fails, all texts are shown as they were. */
function start(texts: readonly AnimatedText[]) {
  try {
    move(texts)
  } catch (error) {
    for (const text of texts) {
      running.delete(text)
      restore(text)
    }
    throw error
  }
}

/**
 * Measures all texts, then splits all, then compares all: reading after each write would force a
 * layout per text.
 */
function move(texts: readonly AnimatedText[]) {
  const measured = texts.map((text) => ({
    text,
    height: heightOf(text),
    rows: text.rows.map(({ row }) => measureText(row, text.split)),
  }))
  const split = measured.map(({ text, height, rows }) => ({
    text,
    height,
    pieces: rows.flatMap(splitText),
  }))
  const compared = split.map(({ text, height, pieces }) => ({
    text,
    offsets: Math.abs(heightOf(text) - height) > 1 ? undefined : offsetsOf(pieces),
  }))
  for (const { text, offsets } of compared) run(text, offsets ?? wholeRows(text))
}

/** Texts that would look different when split slide up row by row. */
function wholeRows(text: AnimatedText): Offset[] {
  restore(text)
  return text.rows.map(({ row }) => ({ element: row, x: 0, y: 0 }))
}

function run(text: AnimatedText, offsets: readonly Offset[]) {
  running.add(text)
  labelRows(text)
  text.animations = animate(offsets, STAGGER[text.split])
  for (const animation of text.animations) animation.currentTime = text.time
  const last = text.animations.at(-1)
  if (!last) return end(text)
  last.addEventListener('finish', () => end(text))
  setTimeout(() => isOver(text, last) && end(text), TOTAL_MS + MARGIN_MS - Number(text.time))
}

/** Whether these are still the animations of a text, and all its pieces are in place. */
function isOver(text: AnimatedText, last: Animation) {
  return text.animations.at(-1) === last && Number(last.currentTime) >= TOTAL_MS
}

function end(text: AnimatedText) {
  if (running.delete(text)) restore(text)
}

/** Staggers the pieces by keyframes instead of delays, so that all animations end together. */
function animate(offsets: readonly Offset[], stagger: number): Animation[] {
  const step = Math.min(stagger, MAX_DELAY / offsets.length)
  return offsets.map(({ element, x, y }, index) => {
    const hidden = { translate: `${x}px calc(${y}px + var(--y-text))`, opacity: 0 }
    const shown = { translate: `${x}px ${y}px`, opacity: 1 }
    const frames = [
      { ...hidden, offset: 0 },
      { ...hidden, offset: (index * step) / HELD_MS, easing: SNAPPY },
      { ...shown, offset: (index * step + TEXT_MS) / HELD_MS },
      { ...shown, offset: 1 },
    ]
    return element.animate(frames, { id: REVEAL_ID, duration: HELD_MS, fill: 'both' })
  })
}
