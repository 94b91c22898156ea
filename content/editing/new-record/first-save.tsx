'use client'

import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { getAutosaveInterval } from 'payload/shared'
import { useEffect, useEffectEvent, useState } from 'react'
import { KeptForm, placeOf } from '../kept/kept-form.ts'
import { useBlank } from '../kept/use-blank.ts'
import { useBringBack } from '../kept/use-bring-back.tsx'
import { useFullWords } from '../kept/use-full-words.ts'
import { useOffer } from '../kept/use-offer.ts'
import { BringBackNotice, ProblemNotice, SignedOutNotice } from '../together/problem-notices.tsx'
import { useCloseAtOnce } from '../together/use-close-at-once.ts'
import { type FormState, useFormState } from '../together/use-form-state.ts'
import { useNewRecord } from './context.ts'
import type { CreateProblem } from './create-record.ts'
import { useLeavingNew } from './use-leaving-new.ts'
import { useSaves } from './use-saves.ts'

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
  const { save, saveRest, problem, also, unsaved } = useFirstSave(isSaved)
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
  if (isSaved) return unsaved.dialog
  return (
    <>
      {unsaved.dialog}
      <AfterPause onPause={save} />
      <NewRecordNotice {...{ problem, also, unsaved }} onTryAgain={save} />
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

type Props = {
  problem: CreateProblem | undefined
  /** What the browser has no room for; empty otherwise. */
  also: string
  unsaved: ReturnType<typeof useUnsavedRecord>
  onTryAgain: () => void
}

/** Notices about a new record: it is not saved, or an earlier one is kept. */
function NewRecordNotice({ problem, also, unsaved, onTryAgain }: Props) {
  const { routes } = useConfig().config
  if (problem?.kind === 'signed-out')
    return <SignedOutNotice signIn={`${routes.admin}/login`} also={also} />
  if (problem) return <ProblemNotice message={problem.message} {...{ also, onTryAgain }} />
  return unsaved.offer ? <BringBackNotice {...unsaved} {...unsaved.offer} also={also} /> : null
}

/** The saves of a new record, and its stored contents until they succeed. */
function useFirstSave(isSaved: boolean) {
  const { user } = useAuth()
  const { api } = useConfig().config.routes
  const { collectionSlug = '' } = useDocumentInfo()
  const isModified = useFormModified()
  const form = useFormState()
  const { create, saveRest, problem, creation, send } = useSaves()
  const userId = user?.id ?? ''
  const [kept] = useState(() => new KeptForm(placeOf(userId, `${collectionSlug}/new`)))
  const unsaved = useUnsavedRecord(kept, form)
  useCloseAtOnce(!isSaved)
  useLeavingNew({
    isUnsaved: isModified && !isSaved,
    kept,
    read: form.read,
    creation,
    create: send,
    placeFor: (id) => placeOf(userId, `${api}/${collectionSlug}/${id}`),
  })
  const save = async () => {
    if (await create()) kept.saved()
    else kept.keep(form.read(), {})
  }
  return { save: () => void save(), saveRest, problem, also: useFullWords(kept), unsaved }
}

const isNever = () => false

/** A new record that could not be saved when its form was left, to be restored or discarded. */
function useUnsavedRecord(kept: KeptForm, form: FormState) {
  const { offer, discard } = useOffer(kept, isNever)
  const blank = useBlank(form)
  const { bringBack, dialog } = useBringBack(form)
  const onBringBack = async () => {
    // In the form it is saved, or kept again, like typed text.
    if (offer && (await bringBack(offer, blank()))) discard()
  }
  return { offer, discard, bringBack: onBringBack, dialog }
}
