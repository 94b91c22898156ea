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
import { NewRecordNotice } from './new-record-notice.tsx'
import { useFirstSave } from './use-first-save.ts'

/** Saves a new record when something has been typed; nothing in the form of an existing record. */
export function FirstSave() {
  const record = useNewRecord()
  return record ? <SaveWhenTyped isSaved={record.isSaved} /> : null
}

/** It replaces the button that saves drafts, because they are saved automatically. */
export function NoButton() {
  return null
}

/** After a failed first save the next attempt is made after this time, in ms. */
const RETRY = 5000

function SaveWhenTyped({ isSaved }: { isSaved: boolean }) {
  const { save, saveRest, problem, kept } = useFirstSave(isSaved)
  const onSaved = useEffectEvent(saveRest)
  useEffect(() => {
    if (isSaved) void onSaved()
  }, [isSaved])
  const onRetry = useEffectEvent(save)
  useEffect(() => {
    // The service has refused the record, and would refuse it again.
    if (!problem || problem.kind === 'refused') return
    const timer = setTimeout(() => onRetry(), RETRY)
    return () => clearTimeout(timer)
  }, [problem])
  if (isSaved) return null
  return (
    <>
      <AfterPause onPause={save} />
      <NewRecordNotice problem={problem} kept={kept} onTryAgain={save} />
    </>
  )
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
