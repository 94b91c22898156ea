import type { Hotspot } from '@belvedere/scenes/map/contract.ts'
import { put } from './put.ts'

/** Pins from this share of the width on have their labels on the left. */
const LABEL_LEFT_FROM = 0.72

type Frame = { width: number; offset: { x: number; y: number } }

/** The pins of the plan, while they follow a scene. */
export class Pins {
  readonly #pins: ReadonlyMap<string, HTMLAnchorElement>
  readonly #east: ReadonlySet<HTMLAnchorElement>

  constructor(world: HTMLElement) {
    const pins = [...world.querySelectorAll<HTMLAnchorElement>('a')]
    this.#pins = new Map(pins.map((pin) => [pin.hash.slice(1), pin]))
    this.#east = new Set(pins.filter((pin) => pin.hasAttribute('data-east')))
  }

  has(id: string): boolean {
    return this.#pins.has(id)
  }

  /** The id of the pin with the focus; null if none has it. */
  focused(): string | null {
    const pin = document.activeElement
    return pin instanceof HTMLAnchorElement && this.#pins.get(pin.hash.slice(1)) === pin
      ? pin.hash.slice(1)
      : null
  }

  /**
   * Moves the pins to the positions of their places; pins that are not in `seen`, or have no
   * position, are hidden.
   */
  follow(hotspots: readonly Hotspot[], seen: ReadonlySet<string>, { width, offset }: Frame): void {
    for (const { id, x, y } of hotspots) {
      const pin = this.#pins.get(id)
      if (!pin) continue
      put(pin, x + offset.x, y + offset.y)
      pin.toggleAttribute('data-east', x > width * LABEL_LEFT_FROM)
    }
    for (const [id, pin] of this.#pins) pin.toggleAttribute('data-away', !seen.has(id))
  }

  /** Returns all pins to their positions on the plan. */
  release(): void {
    for (const pin of this.#pins.values()) {
      pin.removeAttribute('data-away')
      pin.toggleAttribute('data-east', this.#east.has(pin))
    }
  }
}
