import { everyFrame } from '@belvedere/motion/clock.ts'
import { SEA_PAUSE_MS } from './sea-moves.ts'

/** Whether another frame is needed: at once, only for the sea, or not at all. */
export type Next = 'moves' | 'sea' | 'rest'

type Draw = {
  /** Draws a frame, `ms` after the previous one. */
  draw(now: number, ms: number): Next
  isSeen(): boolean
}

/** The longest time step in ms for movements after a pause. */
const LONGEST_MS = 50

/**
 * Draws only while something moves: at rest it is not registered with the clock, and between two
 * frames of the sea neither, so that the browser prepares no frame that nobody draws.
 */
export class FrameLoop {
  readonly #what: Draw
  readonly #signal: AbortSignal
  #running: AbortController | null = null
  #pause: ReturnType<typeof setTimeout> | null = null
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
    // The first frame has a normal time step, however long the scene was at rest.
    if (!this.#pause) this.#drawn = performance.now() - 16
    this.#start()
  }

  #frame(now: number) {
    if (!this.#what.isSeen()) return this.#stop()
    const ms = now - this.#drawn
    this.#drawn = now
    this.#isWoken = false
    const next = this.#what.draw(now, Math.min(Math.max(ms, 1), LONGEST_MS))
    // What is shown may change while a frame is drawn, as when the first one has been.
    this.#next = this.#isWoken ? 'moves' : next
    if (this.#next === 'moves') return
    this.#stop()
    const wait = SEA_PAUSE_MS - (performance.now() - now)
    if (this.#next === 'sea') this.#pause = setTimeout(() => this.#start(), wait)
  }

  #start() {
    this.#stop()
    this.#running = new AbortController()
    everyFrame((now) => this.#frame(now), this.#running.signal)
  }

  #stop() {
    if (this.#pause) clearTimeout(this.#pause)
    this.#pause = null
    this.#running?.abort()
    this.#running = null
  }
}
