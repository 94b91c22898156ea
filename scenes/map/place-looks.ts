import type { SceneState } from './contract.ts'
import type { PlaceLook, PlaceTexture } from './look/place-texture.ts'

/** The time in ms in which half of a change of look is done. */
const HALF_MS = 70
/** A difference that is not visible. */
const LEAST = 0.004

type Shows = Pick<SceneState, 'chosen' | 'pointed' | 'shown'>

/** Eases the look of places towards the current state. */
export class PlaceLooks {
  readonly #ids: readonly string[]
  readonly #texture: Pick<PlaceTexture, 'set'>
  readonly #now: PlaceLook[]
  #goals: PlaceLook[]
  #isMoving = false

  constructor(ids: readonly string[], texture: Pick<PlaceTexture, 'set'>) {
    this.#ids = ids
    this.#texture = texture
    this.#now = ids.map(() => ({ shown: 1, pointed: 0, chosen: 0 }))
    this.#goals = this.#now
  }

  /** The chosen place is always shown, whatever the filters say. */
  show({ chosen, pointed, shown }: Shows): void {
    this.#goals = this.#ids.map((id) => ({
      shown: shown.has(id) || id === chosen ? 1 : 0,
      pointed: id === pointed ? 1 : 0,
      chosen: id === chosen ? 1 : 0,
    }))
    this.#isMoving = true
  }

  /** Advances by some time, or to the end at once; returns whether the animation continues. */
  step(ms: number): boolean {
    if (!this.#isMoving) return false
    const share = 1 - 0.5 ** (ms / HALF_MS)
    this.#isMoving = false
    this.#now.forEach((look, index) => {
      const goal = this.#goals[index]
      if (!goal || isSame(look, goal)) return
      look.shown = near(look.shown, goal.shown, share)
      look.pointed = near(look.pointed, goal.pointed, share)
      look.chosen = near(look.chosen, goal.chosen, share)
      this.#texture.set(index, look)
      if (!isSame(look, goal)) this.#isMoving = true
    })
    return this.#isMoving
  }
}

function near(from: number, to: number, share: number) {
  const value = from + (to - from) * share
  return Math.abs(to - value) < LEAST ? to : value
}

function isSame(one: PlaceLook, other: PlaceLook) {
  return one.shown === other.shown && one.pointed === other.pointed && one.chosen === other.chosen
}
