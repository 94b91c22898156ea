'use client'

import { useAuth, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { placeOf } from '../together/unsaved-changes.ts'
import { useFormState } from '../together/use-form-state.ts'
import { UnsavedRecord } from './unsaved-record.ts'
import { useLeavingNew } from './use-leaving-new.ts'
import { useSaves } from './use-saves.ts'
import { useUnsavedRecord } from './use-unsaved-record.ts'

/** The saves of a new record, and its stored contents until they succeed. */
export function useFirstSave(isSaved: boolean) {
  const { user } = useAuth()
  const { api } = useConfig().config.routes
  const { collectionSlug = '' } = useDocumentInfo()
  const isModified = useFormModified()
  const form = useFormState()
  const { create, saveRest, problem, creation, send } = useSaves()
  const userId = user?.id ?? ''
  const [unsaved] = useState(() => new UnsavedRecord(userId, collectionSlug))
  const kept = useUnsavedRecord(unsaved, form)
  useLeavingNew({
    isUnsaved: isModified && !isSaved,
    unsaved,
    read: form.read,
    creation,
    create: send,
    placeFor: (id) => placeOf(userId, `${api}/${collectionSlug}/${id}`),
  })
  const save = async () => {
    if (await create()) unsaved.saved()
    else unsaved.keep(form.read())
  }
  return { save: () => void save(), saveRest, problem, kept }
}
