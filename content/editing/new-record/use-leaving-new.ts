'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { KeptForm } from '../kept/kept-form.ts'
import type { Fields } from '../together/same.ts'
import type { CreateResult } from './create-record.ts'
import { saveLastWords } from './last-words.ts'

type Leaving = {
  isUnsaved: boolean
  kept: KeptForm
  read: () => Fields
  creation: RefObject<Promise<CreateResult> | undefined>
  create: () => Promise<CreateResult>
  /** The place of what forms of an existing record keep. */
  placeFor: (id: number) => string
}

/**
 * Saves a new record whose form is left before its first save, and warns when its tab is closed
 * before that. Contents that cannot be saved are kept in the browser, and offered by the next form of
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
      const { isUnsaved, kept, read } = last.current
      if (isUnsaved) kept.keep(read(), {})
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

function leave({ read, kept, creation, create, placeFor }: Leaving) {
  const mine = read()
  // The tab may be closed before the answer: until then they are not only on their way.
  kept.keep(mine, {})
  void saveLastWords({
    mine,
    creation: creation.current,
    create,
    keepFor: (id, started) => new KeptForm(placeFor(id)).leave(mine, started),
    keepNew: () => kept.leave(mine, {}),
    onSaved: () => kept.saved(),
  })
}
