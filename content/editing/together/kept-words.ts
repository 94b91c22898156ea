'use client'

import { merge } from './merge.ts'
import type { Fields } from './same.ts'
import {
  dropChanges,
  findChanges,
  keepChanges,
  storeChanges,
  tellForms,
  type UnsavedChanges,
} from './unsaved-changes.ts'

/**
 * Keeps what an open form holds while it is not saved: after a reload or a crash it is offered again.
 * Words of an earlier sitting that the editor has not decided about are kept with them.
 */
export class KeptWords {
  readonly #place: string
  #earlier: UnsavedChanges | undefined
  #isKept = false

  constructor(place: string) {
    this.#place = place
    this.#earlier = findChanges(place)
  }

  /** What the form was last left with; undefined once the editor has decided about it. */
  get earlier(): UnsavedChanges | undefined {
    return this.#earlier
  }

  /** A save has failed, or the page goes away: the form still holds these words. */
  keep(mine: Fields, started: Fields): void {
    this.#isKept = storeChanges(this.#place, this.#withEarlier(mine, started))
  }

  /** The form was left, and its words could not be saved. */
  leave(mine: Fields, started: Fields): void {
    keepChanges(this.#place, this.#withEarlier(mine, started))
  }

  /** All that the form holds is saved. */
  saved(): void {
    if (!this.#isKept) return
    this.#isKept = false
    if (this.#earlier) storeChanges(this.#place, this.#earlier)
    else dropChanges(this.#place)
    tellForms()
  }

  /** The editor has brought the earlier words back, or discarded them. */
  decided(): void {
    this.#earlier = undefined
    dropChanges(this.#place)
  }

  /** Reads what another form of the record could not save. */
  look(): void {
    if (!this.#isKept) this.#earlier = findChanges(this.#place)
  }

  #withEarlier(mine: Fields, started: Fields): UnsavedChanges {
    const leftAt = new Date().toISOString()
    if (!this.#earlier) return { mine, started, leftAt }
    const { merged } = merge(this.#earlier.started, mine, this.#earlier.mine)
    return { mine: merged, started: this.#earlier.started, leftAt }
  }
}
