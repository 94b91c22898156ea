'use client'

import { isObject, parseJson } from '@belvedere/kit/json.ts'
import { type Fields, isFields } from '../together/same.ts'
import { isSecret } from './is-secret.ts'
import { isSignedOut } from './signed-out.ts'
import { dropText, keysFrom, putText, textOf } from './texts.ts'

/** The contents of a form that are not saved, and the version that they began from. */
export type Entry = {
  mine: Fields
  started: Fields
  leftAt: string
  /** The page of the studio that still shows them; empty once their form was left. */
  page: string
}
type Stored = { key: string; entry: Entry }

const DAY = 24 * 60 * 60 * 1000

/** Older entries are deleted: few people still need what they typed more than a week ago. */
const OLDEST = 7 * DAY

/** `full`: the browser has no room for it; it goes with this page of the studio. */
export type Outcome = 'kept' | 'full' | 'signed-out'

/**
 * Stores what a form has, beside what other forms of the same record could not save. Nothing younger
 * than a week makes room: somebody typed it, and would not be told.
 */
export function storeEntry(key: string, entry: Entry): Outcome {
  if (isSignedOut(accountOf(key))) return 'signed-out'
  const text = JSON.stringify(entry, (name, value) => (isLeftOut(name, value) ? undefined : value))
  if (putText(key, text)) return 'kept'
  dropOld()
  return putText(key, text) ? 'kept' : 'full'
}

/** A key begins with the account, as the place of a form does. */
const accountOf = (key: string) => key.slice(0, key.indexOf(':'))

/** Passwords are not for a disk, and the bytes of a chosen file cannot be kept there. */
const isLeftOut = (name: string, value: unknown) => isSecret(name) || value instanceof Blob

export const dropEntry = dropText

/** What is stored under keys that begin like this, the newest first. */
export function findEntries(start: string): Stored[] {
  const stored = keysFrom(start).flatMap((key) => {
    const entry = readOrDrop(key)
    return entry ? [{ key, entry }] : []
  })
  return stored.sort((a, b) => (a.entry.leftAt < b.entry.leftAt ? 1 : -1))
}

/** Drops everything that this account has typed, as after signing out. */
export const dropEntriesOf = (userId: number | string): void => dropEntries(`${userId}:`)

/** Drops what is stored under keys that begin like this. */
export function dropEntries(start: string): void {
  for (const key of keysFrom(start)) dropText(key)
}

/** Drops the entries of all accounts that are older than a week, whichever form they belong to. */
export function dropOld(): void {
  for (const key of keysFrom('')) readOrDrop(key)
}

/** What is too old, or has another shape, goes. */
function readOrDrop(key: string): Entry | undefined {
  const entry = parseEntry(textOf(key) ?? '')
  if (!entry) dropText(key)
  return entry
}

function parseEntry(text: string): Entry | undefined {
  const stored = parseJson(text)
  if (!isObject(stored)) return undefined
  const { mine, started, leftAt, page } = stored
  if (!isFields(mine) || !isFields(started) || typeof leftAt !== 'string') return undefined
  if (!(Date.now() - Date.parse(leftAt) < OLDEST)) return undefined
  return { mine, started, leftAt, page: typeof page === 'string' ? page : '' }
}
