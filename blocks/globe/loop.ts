import { everyFrame } from '@belvedere/motion/clock.ts'

/** After a pause or a slow frame, time continues where it stopped. */
const LONGEST_STEP_MS = 50

export type Loop = ReturnType<typeof createLoop>

/**
 * Calls `act` at every frame, with the ms since the last one, until it returns false; `wake` starts
 * the loop again. While the loop is held, it requests no frames.
 */
export function createLoop(act: (ms: number) => boolean, signal: AbortSignal) {
  let isAwake = false
  let isHeld = false
  let running: AbortController | undefined
  const stop = () => {
    running?.abort()
    running = undefined
  }
  const update = () => {
    if (!isAwake || isHeld || signal.aborted) return stop()
    if (running) return
    running = new AbortController()
    let last: number | undefined
    everyFrame((now) => {
      const ms = Math.min(LONGEST_STEP_MS, now - (last ?? now))
      last = now
      isAwake = act(ms)
      update()
    }, running.signal)
  }
  signal.addEventListener('abort', stop)
  return {
    wake() {
      isAwake = true
      update()
    },
    hold(isNowHeld: boolean) {
      isHeld = isNowHeld
      update()
    },
  }
}
