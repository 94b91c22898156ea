'use client'

import { makeRowId } from '../../studio/make-row-id.ts'
import type { Fields } from '../together/same.ts'
import { dropEntry, findEntries, type Outcome, storeEntry } from './entries.ts'
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
  #outcome: Outcome | undefined
  readonly #listeners = new Set<() => void>()

  constructor(place: string) {
    this.#place = `${place}#`
    this.#key = this.#place + makeRowId()
  }

  /** Stores the contents of the open form. Other pages are offered them only once it is closed. */
  keep(mine: Fields, started: Fields): void {
    this.#set(this.#store(mine, started, thisPage))
  }

  /**
   * The form was left, and its contents are not saved: not by a save either that is still under way.
   * Returns false if the browser has no room for them.
   */
  leave(mine: Fields, started: Fields): boolean {
    const outcome = this.#store(mine, started, '')
    this.#key = this.#place + makeRowId()
    this.#set(undefined)
    tellForms()
    return outcome !== 'full'
  }

  /** All contents of the form are saved. */
  saved(): void {
    dropEntry(this.#key)
    const wasKept = this.#outcome === 'kept'
    this.#set(undefined)
    if (wasKept) tellForms()
  }

  /** Whether the browser had no room for the contents, which a reload would lose. */
  readonly isFull = (): boolean => this.#outcome === 'full'

  /** Calls back when `isFull` may have changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What was kept last by a form that is no longer open, to be brought back or discarded. */
  find(): Offer | undefined {
    const left = findEntries(this.#place).find(
      ({ key, entry }) => key !== this.#key && !isOpen(entry.page),
    )
    return left && { ...left.entry, drop: () => dropEntry(left.key) }
  }

  #store(mine: Fields, started: Fields, page: string): Outcome {
    return storeEntry(this.#key, { mine, started, leftAt: new Date().toISOString(), page })
  }

  #set(outcome: Outcome | undefined) {
    this.#outcome = outcome
    for (const listener of this.#listeners) listener()
  }
}
