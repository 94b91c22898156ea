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
 * Stores the contents of an open form while they are not saved: after a reload or a crash they are
 * offered again. Text of an earlier session that the editor has not decided about is stored with
 * it.
 */
export class KeptWords {
  readonly #place: string
  #earlier: UnsavedChanges | undefined
  #isKept = false

  constructor(place: string) {
    this.#place = place
    this.#earlier = findChanges(place)
  }

  /**
   * The contents with which the form was last left; undefined once the editor has decided about
   * them.
   */
  get earlier(): UnsavedChanges | undefined {
    return this.#earlier
  }

  /** A save has failed, or the page is being closed: the form still has these contents. */
  keep(mine: Fields, started: Fields): void {
    this.#isKept = storeChanges(this.#place, this.#withEarlier(mine, started))
  }

  /** The form was left, and its contents could not be saved. */
  leave(mine: Fields, started: Fields): void {
    keepChanges(this.#place, this.#withEarlier(mine, started))
  }

  /** All contents of the form are saved. */
  saved(): void {
    if (!this.#isKept) return
    this.#isKept = false
    if (this.#earlier) storeChanges(this.#place, this.#earlier)
    else dropChanges(this.#place)
    tellForms()
  }

  /** The editor has restored the earlier contents, or discarded them. */
  decided(): void {
    this.#earlier = undefined
    dropChanges(this.#place)
  }

  /** Reads the contents that another form of the record could not save. */
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
