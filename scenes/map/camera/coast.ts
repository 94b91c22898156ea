/**
 * The velocity of a view after its release: per second, in shares of the frame's height and
 * degrees.
 */
export type Speed = { right: number; down: number; turn: number }

/** The time in ms in which a released view loses half of its speed. */
const HALF_MS = 110
const STILL = { shares: 0.004, degrees: 0.4 }

export const NO_SPEED: Speed = { right: 0, down: 0, turn: 0 }

/** The speed after some time of coasting; exactly 0 once the movement is too small to see. */
export function slowed(speed: Speed, ms: number): Speed {
  const left = 0.5 ** (ms / HALF_MS)
  const slower = {
    right: speed.right * left,
    down: speed.down * left,
    turn: speed.turn * left,
  }
  return isStill(slower) ? NO_SPEED : slower
}

export function isStill({ right, down, turn }: Speed): boolean {
  return Math.hypot(right, down) < STILL.shares && Math.abs(turn) < STILL.degrees
}

/** The speed of a drag after a move: the newest moves count most. */
export function dragged(speed: Speed, move: Speed, ms: number): Speed {
  const share = 1 - 0.5 ** (Math.max(ms, 1) / 40)
  const mix = (old: number, moved: number) => {
    return old + ((moved * 1000) / Math.max(ms, 1) - old) * share
  }
  return {
    right: mix(speed.right, move.right),
    down: mix(speed.down, move.down),
    turn: mix(speed.turn, move.turn),
  }
}
