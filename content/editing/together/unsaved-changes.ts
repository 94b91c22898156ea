'use client'

import { type Fields, isFields } from './same.ts'

/** What a form held when it was left and could not be saved, and the version that began from. */
export type UnsavedChanges = { mine: Fields; started: Fields; leftAt: string }

/** The name of a record’s changes: another user of the same browser is not offered them. */
export const placeOf = (userId: number | string, path: string) => `${userId}:${path}`

/** Happens on the window: the record may be open again before its last save has ended. */
export const CHANGES_KEPT = 'belvedere:changes-kept'

/** Makes the open forms look again at what is kept. */
export const tellForms = () => void window.dispatchEvent(new Event(CHANGES_KEPT))

/**
 * Keeps the contents of a form that was left, in this tab, until they are brought back or discarded.
 * `place` names the record and the user. Returns false if the browser’s storage is full or
 * unavailable.
 */
export function keepChanges(place: string, changes: UnsavedChanges): boolean {
  const isKept = storeChanges(place, changes)
  if (isKept) tellForms()
  return isKept
}

/** Keeps the contents of a form that is still open: nothing is offered while it shows them itself. */
export function storeChanges(place: string, changes: UnsavedChanges): boolean {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(changes))
    return true
  } catch {
    return false
  }
}

/** The changes kept for a place; undefined if there are none or they cannot be read. */
export function findChanges(place: string): UnsavedChanges | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null')
    if (!isFields(stored)) return undefined
    const { mine, started, leftAt } = stored
    if (!isFields(mine) || !isFields(started) || typeof leftAt !== 'string') return undefined
    return { mine, started, leftAt }
  } catch {
    return undefined
  }
}

export function dropChanges(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place))
  } catch {
    // A browser without storage keeps none.
  }
}

const keyOf = (place: string) => `unsaved-changes:${place}`
