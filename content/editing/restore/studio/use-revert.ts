'use client'

import { toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { Data } from 'payload'
import { useEffect, useRef } from 'react'
import { RequestFailed, request } from '../../../studio/request.ts'
import { useAddress } from '../../together/address.ts'
import { changeBesideSaves } from '../../together/guard-saves.ts'
import { useBackgroundSave } from '../../together/use-background-save.ts'

/** Makes what is published the contents of the open form and its newest version. */
export function useRevert(): () => Promise<void> {
  const address = useAddress()
  const info = useDocumentInfo()
  const form = useForm()
  const isModified = useFormModified()
  const saveInBackground = useBackgroundSave()
  const isReverted = useRef(false)

  // Payload's autosave compares what the form had 0.8 s ago with what it has now. It does not see
  // that a revert was undone within this time, so the first change after a revert is saved here.
  useEffect(() => {
    if (!isReverted.current || !isModified || !address) return
    isReverted.current = false
    const save = { action: address.autosave, method: address.method }
    void saveInBackground({ ...save, context: { incrementVersionCount: true } }).then((isSaved) => {
      if (!isSaved) return
      info.setMostRecentVersionIsAutosaved(true)
      info.setUnpublishedVersionCount(1)
    })
  }, [isModified, address, saveInBackground, info])

  return async () => {
    if (!address) return
    const { path } = address
    try {
      const { doc } = await changeBesideSaves(
        path,
        (headers) => request<{ doc: Data }>(`${path}/revert`, { method: 'POST', headers }),
        (answer) => form.reset(answer.doc),
      )
      isReverted.current = true
      info.setData(doc)
      info.incrementVersionCount()
      info.setMostRecentVersionIsAutosaved(false)
      if (doc._status === 'published') info.setUnpublishedVersionCount(0)
      toast.success('The form has what is published again.')
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      toast.error(error.message)
    }
  }
}
