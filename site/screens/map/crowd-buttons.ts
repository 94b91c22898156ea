import type { Crowd } from './crowds.ts'
import { put } from './put.ts'
import { sayInMap } from './script-words.ts'
import s from './stage.module.css'
import { nameOf } from './state-of.ts'

type Parts = { map: HTMLElement; world: HTMLElement; open: (crowd: Crowd) => void }
type Button = { button: HTMLButtonElement; crowd: Crowd }

/**
 * Round buttons with the number of places they stand for. A crowd of the same places keeps its
 * button, and so its focus.
 */
export class CrowdButtons {
  readonly #parts: Parts
  readonly #buttons = new Map<string, Button>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  show(crowds: readonly Crowd[], offset: { x: number; y: number }): void {
    const shown = new Map(crowds.map((crowd) => [keyOf(crowd), crowd]))
    for (const [key, { button }] of this.#buttons) {
      if (shown.has(key)) continue
      this.#buttons.delete(key)
      button.remove()
    }
    for (const [key, crowd] of shown) {
      const known = this.#buttons.get(key) ?? this.#add(key, crowd)
      known.crowd = crowd
      put(known.button, crowd.x + offset.x, crowd.y + offset.y)
    }
  }

  #add(key: string, crowd: Crowd): Button {
    const { map, world, open } = this.#parts
    const button = document.createElement('button')
    const added = { button, crowd }
    button.type = 'button'
    button.className = s.crowd ?? ''
    button.textContent = String(crowd.spots.length)
    const names = crowd.spots.map(({ id }) => nameOf(map, id))
    button.ariaLabel = sayInMap(map, 'crowd', { count: names.length, names: names.join(', ') })
    button.addEventListener('click', () => open(added.crowd))
    this.#buttons.set(key, added)
    world.append(button)
    return added
  }
}

function keyOf({ spots }: Crowd) {
  return spots.map(({ id }) => id).join()
}
