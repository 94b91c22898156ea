import { afterFrame, mostRatio, type Sharpness } from './pixel-ratio.ts'

/**
 * Keeps frames fast by drawing fewer pixels; a view at rest is drawn once more with all of them.
 */
export class RatioKeeper {
  readonly #isPhone: boolean
  #sharpness: Sharpness
  #last: number | null = null
  #ratio: number

  constructor(isPhone: boolean) {
    this.#isPhone = isPhone
    this.#ratio = this.#most()
    this.#sharpness = { ratio: this.#ratio, slow: 0, quick: 0 }
  }

  /** The ratio for the frame that is about to be drawn. */
  get ratio(): number {
    return this.#ratio
  }

  /** Called before each frame. A frame at rest is sharp, however slow frames are. */
  next(now: number, isMoving: boolean, isLast: boolean): void {
    const most = this.#most()
    // Only the time between consecutive frames tells how long one takes.
    if (this.#last !== null) this.#sharpness = afterFrame(this.#sharpness, now - this.#last, most)
    this.#last = isMoving ? now : null
    this.#ratio = isLast ? most : Math.min(this.#sharpness.ratio, most)
  }

  #most() {
    return mostRatio(devicePixelRatio, this.#isPhone)
  }
}
