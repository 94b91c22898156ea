'use client'

import type { Fields } from '../together/same.ts'
import {
  dropChanges,
  findChanges,
  keepChanges,
  placeOf,
  storeChanges,
  tellForms,
} from '../together/unsaved-changes.ts'

/** Each further new record that could not be saved replaces the last one. */
const MAX_RECORDS = 20

/**
 * Stores the contents of a new record's form until the record exists. Each record has its own
 * entry: the text of another one that could not be saved stays unchanged.
 */
export class UnsavedRecord {
  readonly #places: readonly string[]
  #own: string | undefined

  constructor(userId: number | string, collection: string) {
    const first = placeOf(userId, `${collection}/new`)
    this.#places = Array.from({ length: MAX_RECORDS }, (_, i) => (i ? `${first}/${i + 1}` : first))
  }

  /** The form is open: the next reload or crash loses nothing. */
  keep(mine: Fields): void {
    storeChanges(this.#free(), asChanges(mine))
  }

  /** The form was left without having been saved. */
  leave(mine: Fields): void {
    keepChanges(this.#free(), asChanges(mine))
  }

  /** The record exists. */
  saved(): void {
    if (this.#own === undefined) return
    dropChanges(this.#own)
    this.#own = undefined
    tellForms()
  }

  /** A record that could not be saved before, to be restored or discarded. */
  find() {
    for (const place of this.#places) {
      const changes = place === this.#own ? undefined : findChanges(place)
      if (changes) return { ...changes, drop: () => dropChanges(place) }
    }
    return undefined
  }

  #free(): string {
    const last = this.#places.at(-1) ?? ''
    this.#own ??= this.#places.find((place) => !findChanges(place)) ?? last
    return this.#own
  }
}

const asChanges = (mine: Fields) => ({ mine, started: {}, leftAt: new Date().toISOString() })
