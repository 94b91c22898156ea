'use client'

import { makeRowId } from '../../studio/make-row-id.ts'

const LOCK = 'belvedere:page:'

/** This page of the studio, from its loading to its end. */
export const thisPage = makeRowId()

/** The other pages of the studio that are open in this browser, as far as this one knows. */
let others: ReadonlySet<string> = new Set()
let isHeld = false

/**
 * Finds out which pages are open. Each holds a lock, which the browser ends with the page, also when
 * it crashes. Without a secure connection there are no locks, and no other page counts as open.
 */
export async function lookForPages(): Promise<void> {
  if (!navigator.locks) return
  if (!isHeld) {
    isHeld = true
    void navigator.locks.request(LOCK + thisPage, () => new Promise(() => undefined))
  }
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name] : []))
  others = new Set(names.map((name) => name.slice(LOCK.length)))
}

/** Whether a page still shows what it has stored. */
export const isOpen = (page: string): boolean => page === thisPage || others.has(page)
