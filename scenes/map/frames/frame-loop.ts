import { everyFrame } from '@belvedere/motion/clock.ts'
import { SEA_FRAME_MS } from './sea-moves.ts'

/** Whether another frame is needed: at once, only for the sea, or not at all. */
export type Next = 'moves' | 'sea' | 'rest'

type Draw = {
  /** Draws a frame, `ms` after the previous one. */
  draw(now: number, ms: number): Next
  isSeen(): boolean
}

/** The longest time step in ms for movements after a pause. */
const LONGEST_MS = 50

/** Draws only while something moves: at rest it is not registered with the clock. */
export class FrameLoop {
  readonly #what: Draw
  readonly #signal: AbortSignal
  #running: AbortController | null = null
  #next: Next = 'rest'
  #drawn = 0
  #isWoken = false

  constructor(what: Draw, signal: AbortSignal) {
    this.#what = what
    this.#signal = signal
    signal.addEventListener('abort', () => this.#stop())
  }

  /** Requests a frame; more follow as long as something moves. */
  wake(): void {
    this.#next = 'moves'
    this.#isWoken = true
    this.resume()
  }

  /** Continues when the canvas is visible again, if there is something to draw. */
  resume(): void {
    if (this.#running || this.#next === 'rest' || this.#signal.aborted) return
    if (!this.#what.isSeen()) return
    this.#running = new AbortController()
    // The first frame has a normal time step, however long the pause before was.
    this.#drawn = performance.now() - 16
    everyFrame((now) => this.#frame(now), this.#running.signal)
  }

  #frame(now: number) {
    if (!this.#what.isSeen()) return this.#stop()
    const ms = now - this.#drawn
    if (this.#next === 'sea' && ms < SEA_FRAME_MS - 3) return
    this.#drawn = now
    this.#isWoken = false
    const next = this.#what.draw(now, Math.min(Math.max(ms, 1), LONGEST_MS))
    // What is shown may change while a frame is drawn, as when the first one has been.
    this.#next = this.#isWoken ? 'moves' : next
    if (this.#next === 'rest') this.#stop()
  }

  #stop() {
    this.#running?.abort()
    this.#running = null
  }
}
