'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { CHANGES_KEPT } from '../together/unsaved-changes.ts'
import type { FormState } from '../together/use-form-state.ts'
import type { UnsavedRecord } from './unsaved-record.ts'

const NOT_BACK = 'It could not be brought back yet. It stays here: please try again in a moment.'

/** A new record that could not be saved when its form was left, to be restored or discarded. */
export function useUnsavedRecord(unsaved: UnsavedRecord, form: FormState) {
  const [changes, setChanges] = useState(() => unsaved.find())
  useEffect(() => {
    const look = () => setChanges(unsaved.find())
    window.addEventListener(CHANGES_KEPT, look)
    return () => window.removeEventListener(CHANGES_KEPT, look)
  }, [unsaved])
  const discard = () => {
    changes?.drop()
    setChanges(unsaved.find())
  }
  const bringBack = async () => {
    if (!changes) return
    const isShown = await form.replace(changes.mine, form.read()).catch(() => false)
    if (!isShown) {
      toast.error(NOT_BACK)
      return
    }
    // It is saved, or stored again, like typed text.
    form.markChanged()
    unsaved.keep(changes.mine)
    discard()
  }
  return { changes, discard, bringBack }
}
