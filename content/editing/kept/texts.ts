'use client'

const PREFIX = 'belvedere:typed:'

/**
 * In characters, for all texts together. A browser gives the studio about five million (Safari half of
 * that), and other parts of it need some of them. It is `localStorage` because a page that ends has no
 * time for storage that writes later.
 */
const MOST = 4_500_000

/**
 * What the browser has no room for: it is there until this page of the studio is loaded again. What
 * was stored before it stays stored.
 */
const unstored = new Map<string, string>()

/** Returns false if the browser has no room for a text, or keeps nothing. */
export function putText(key: string, text: string): boolean {
  const before = storedText(key)
  // What was there before is not what the form has now, and makes room for it.
  dropText(key)
  try {
    if (lengthOfAll() + text.length > MOST) throw new Error('It would fill the browser.')
    localStorage.setItem(PREFIX + key, text)
    return true
  } catch {
    unstored.set(key, text)
    // After a reload, an older text is more than none.
    if (before !== undefined) putBack(key, before)
    return false
  }
}

function putBack(key: string, text: string) {
  try {
    localStorage.setItem(PREFIX + key, text)
  } catch {
    // Another tab has taken the room meanwhile.
  }
}

export const textOf = (key: string): string | undefined => unstored.get(key) ?? storedText(key)

function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined
  } catch {
    return undefined
  }
}

export function dropText(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // A browser without storage stores none.
  }
}

/** The keys of all texts that begin like this. */
export const keysFrom = (start: string): string[] =>
  [...new Set([...unstored.keys(), ...storedKeys()])].filter((key) => key.startsWith(start))

function storedKeys(): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return all.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

const lengthOfAll = () =>
  storedKeys().reduce((sum, key) => sum + (localStorage.getItem(PREFIX + key) ?? '').length, 0)
