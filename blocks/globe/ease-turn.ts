/** A movement along one axis, from rest or from the speed it already has to rest. */
type Move = { from: number; to: number; speed: number; duration: number }

/**
 * Where a movement is after a time, and how fast. It starts with `speed`, ends at rest, and changes
 * speed gently like something heavy: the quintic with least jerk.
 */
export function moveAt({ from, to, speed, duration }: Move, time: number) {
  const t = Math.min(1, time / duration)
  const [way, start] = [to - from, speed * duration]
  const [c3, c4, c5] = [10 * way - 6 * start, 8 * start - 15 * way, 6 * way - 3 * start]
  return {
    at: from + start * t + c3 * t ** 3 + c4 * t ** 4 + c5 * t ** 5,
    speed: (start + 3 * c3 * t ** 2 + 4 * c4 * t ** 3 + 5 * c5 * t ** 4) / duration,
  }
}

/** How far something that is let go at a speed of 1 per ms rolls until a time, in ms. */
export function rolled(time: number): number {
  return ROLLS_MS * (1 - Math.exp(-time / ROLLS_MS))
}

/** The share of its speed that it still has. */
export function speedLeft(time: number): number {
  return Math.exp(-time / ROLLS_MS)
}

/** The time after which a share of 1/e of the speed is left. */
const ROLLS_MS = 420
