'use client'

import { type Fields, isFields } from './same.ts'

/** The contents of a form that was left and could not be saved, and their base version. */
export type UnsavedChanges = { mine: Fields; started: Fields; leftAt: string }

/** The storage key of a record’s changes: another user of the same browser is not offered them. */
export const placeOf = (userId: number | string, path: string) => `${userId}:${path}`

/** An event of the window: the record may be open again before its last save has ended. */
export const CHANGES_KEPT = 'belvedere:changes-kept'

/** Makes the open forms read the stored changes again. */
export const tellForms = () => void window.dispatchEvent(new Event(CHANGES_KEPT))

/**
 * Stores the contents of a form that was left, in this tab, until they are restored or discarded.
 * `place` identifies the record and the user. Returns false if the browser’s storage is full or
 * unavailable.
 */
export function keepChanges(place: string, changes: UnsavedChanges): boolean {
  const isKept = storeChanges(place, changes)
  if (isKept) tellForms()
  return isKept
}

/**
 * Stores the contents of a form that is still open: they are not offered while it shows them
 * itself.
 */
export function storeChanges(place: string, changes: UnsavedChanges): boolean {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(changes))
    return true
  } catch {
    return false
  }
}

/** The changes stored for a record and user; undefined if there are none or they cannot be read. */
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
    // A browser without storage stores none.
  }
}

const keyOf = (place: string) => `unsaved-changes:${place}`
