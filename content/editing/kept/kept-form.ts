'use client'

import { makeRowId } from '../../studio/make-row-id.ts'
import type { Fields } from '../together/same.ts'
import { dropEntry, findEntries, storeEntry } from './entries.ts'
import { isOpen, thisPage } from './open-pages.ts'

/** The place of a record’s forms: another user of the same browser is not offered what is kept. */
export const placeOf = (userId: number | string, path: string) => `${userId}:${path}`

/** An event of the window: a form that was left has kept something, or something is saved. */
export const KEPT = 'belvedere:kept'

const tellForms = () => void window.dispatchEvent(new Event(KEPT))

/** What another form has kept. */
export type Offer = { mine: Fields; started: Fields; leftAt: string; drop: () => void }

/**
 * Keeps the contents of one form in the browser while they are not saved, so that a reload, a closed
 * tab or a crash loses nothing; and finds what earlier forms of the same place have kept.
 */
export class KeptForm {
  readonly #place: string
  #key: string
  #isKept = false

  constructor(place: string) {
    this.#place = `${place}#`
    this.#key = this.#place + makeRowId()
  }

  /** Stores the contents of the open form. Other pages are offered them only once it is closed. */
  keep(mine: Fields, started: Fields): void {
    this.#isKept = this.#store(mine, started, thisPage)
  }

  /** The form was left, and its contents are not saved: not by a save either that is still under way. */
  leave(mine: Fields, started: Fields): void {
    this.#store(mine, started, '')
    this.#key = this.#place + makeRowId()
    this.#isKept = false
    tellForms()
  }

  /** All contents of the form are saved. */
  saved(): void {
    dropEntry(this.#key)
    if (!this.#isKept) return
    this.#isKept = false
    tellForms()
  }

  /** What was kept last by a form that is no longer open, to be brought back or discarded. */
  find(): Offer | undefined {
    const left = findEntries(this.#place).find(
      ({ key, entry }) => key !== this.#key && !isOpen(entry.page),
    )
    return left && { ...left.entry, drop: () => dropEntry(left.key) }
  }

  /** What cannot be stored leaves nothing: the words before it are no longer those of the form. */
  #store(mine: Fields, started: Fields, page: string): boolean {
    const leftAt = new Date().toISOString()
    const isStored = storeEntry(this.#key, { mine, started, leftAt, page })
    if (!isStored) dropEntry(this.#key)
    return isStored
  }
}
