'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { Fields } from '../together/same.ts'
import { keepChanges } from '../together/unsaved-changes.ts'
import type { CreateResult } from './create-record.ts'
import { saveLastWords } from './last-words.ts'
import type { UnsavedRecord } from './unsaved-record.ts'

type Leaving = {
  isUnsaved: boolean
  unsaved: UnsavedRecord
  read: () => Fields
  creation: RefObject<Promise<CreateResult> | undefined>
  create: () => Promise<CreateResult>
  /** The key for stored changes of an existing record. */
  placeFor: (id: number) => string
}

/**
 * Saves a new record whose form is left before its first save, and warns when its tab is closed
 * before that. Contents that cannot be saved are stored in the tab, and offered by the next form of
 * a new record.
 */
export function useLeavingNew(leaving: Leaving) {
  const last = useRef(leaving)
  last.current = leaving
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (last.current.isUnsaved) event.preventDefault()
    }
    const keep = () => {
      const { isUnsaved, unsaved, read } = last.current
      if (isUnsaved) unsaved.keep(read())
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pagehide', keep)
      if (last.current.isUnsaved) leave(last.current)
    }
  }, [])
}

function leave({ read, unsaved, creation, create, placeFor }: Leaving) {
  const mine = read()
  const leftAt = new Date().toISOString()
  void saveLastWords({
    mine,
    creation: creation.current,
    create,
    keepFor: (id, started) => keepChanges(placeFor(id), { mine, started, leftAt }),
    keepNew: () => unsaved.leave(mine),
    onSaved: () => unsaved.saved(),
  })
}
