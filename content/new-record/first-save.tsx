'use client'

import {
  useAllFormFields,
  useDocumentInfo,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { getAutosaveInterval } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'
import { useNewRecord } from './context.ts'
import { useSaves } from './use-saves.ts'

/** Saves a new record when something has been typed; nothing in the form of an existing record. */
export function FirstSave() {
  const record = useNewRecord()
  return record ? <SaveWhenTyped isSaved={record.isSaved} /> : null
}

/** In the place of the button that saves drafts: they are saved by themselves. */
export function NoButton() {
  return null
}

function SaveWhenTyped({ isSaved }: { isSaved: boolean }) {
  const { create, saveRest } = useSaves()
  const onSaved = useEffectEvent(saveRest)
  useEffect(() => {
    if (isSaved) void onSaved()
  }, [isSaved])
  return isSaved ? null : <AfterPause onPause={create} />
}

/** Calls back when the form has been changed and then left alone for as long as autosave waits. */
function AfterPause({ onPause }: { onPause: () => void }) {
  const { docConfig } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isDue = isModified && !isProcessing
  const wait = docConfig ? getAutosaveInterval(docConfig) : 0
  const onWaited = useEffectEvent(onPause)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field starts the wait again
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => onWaited(), wait)
    return () => clearTimeout(timer)
  }, [isDue, wait, fields])
  return null
}
