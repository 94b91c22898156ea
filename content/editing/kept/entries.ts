'use client'

import { isObject } from '@belvedere/kit/json.ts'
import { type Fields, isFields } from '../together/same.ts'
import { isSecret } from './is-secret.ts'
import { isSignedOut } from './signed-out.ts'

/** The contents of a form that are not saved, and the version that they began from. */
export type Entry = {
  mine: Fields
  started: Fields
  leftAt: string
  /** The page of the studio that still shows them; empty once their form was left. */
  page: string
}
type Stored = { key: string; entry: Entry }

const PREFIX = 'belvedere:typed:'
const DAY = 24 * 60 * 60 * 1000

/** Older entries are deleted: few people still need what they typed more than a week ago. */
const OLDEST = 7 * DAY

/** In characters, of about five million that a browser keeps for all of the studio. */
const MOST_OF_ONE = 1_000_000
const MOST_OF_ALL = 3_000_000

/**
 * Stores what a form has, beside what other forms of the same record could not save. Returns false if
 * it is too long, its account has signed out, or the browser keeps nothing. The oldest entries make
 * room.
 */
export function storeEntry(key: string, entry: Entry): boolean {
  if (isSignedOut(accountOf(key))) return false
  const text = JSON.stringify(entry, (name, value) => (isLeftOut(name, value) ? undefined : value))
  if (text.length > MOST_OF_ONE) return false
  makeRoom(key, MOST_OF_ALL - text.length)
  try {
    localStorage.setItem(PREFIX + key, text)
    return true
  } catch {
    return false
  }
}

/** A key begins with the account, as the place of a form does. */
const accountOf = (key: string) => key.slice(0, key.indexOf(':'))

/** Passwords are not for a disk, and the bytes of a chosen file cannot be kept there. */
const isLeftOut = (name: string, value: unknown) => isSecret(name) || value instanceof Blob

export function dropEntry(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // A browser without storage stores none.
  }
}

/** What is stored under keys that begin like this, the newest first. */
export function findEntries(start: string): Stored[] {
  const stored = keys(start).flatMap((key) => {
    const entry = readEntry(key)
    if (!entry) dropEntry(key)
    return entry ? [{ key, entry }] : []
  })
  return stored.sort((a, b) => (a.entry.leftAt < b.entry.leftAt ? 1 : -1))
}

/** Drops everything that this account has typed, as after signing out. */
export function dropEntriesOf(userId: number | string): void {
  for (const key of keys(`${userId}:`)) dropEntry(key)
}

function keys(start: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return all
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Undefined for what is too old, or has another shape. */
function readEntry(key: string): Entry | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    if (!isObject(stored)) return undefined
    const { mine, started, leftAt, page } = stored
    if (!isFields(mine) || !isFields(started) || typeof leftAt !== 'string') return undefined
    if (!(Date.now() - Date.parse(leftAt) < OLDEST)) return undefined
    return { mine, started, leftAt, page: typeof page === 'string' ? page : '' }
  } catch {
    return undefined
  }
}

function makeRoom(own: string, most: number) {
  let left = most
  for (const { key, entry } of findEntries('')) {
    if (key === own) continue
    left -= JSON.stringify(entry).length
    if (left < 0) dropEntry(key)
  }
}
