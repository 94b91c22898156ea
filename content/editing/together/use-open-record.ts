'use client'

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ASKED_ONCE } from '../../payload/workarounds/lost-requests.ts'
import { useDocumentFlag } from '../../studio/use-document-flag.ts'
import { KeptForm, placeOf } from '../kept/kept-form.ts'
import { useKeptTyping } from '../kept/use-kept-typing.ts'
import type { Address } from './address.ts'
import { type Newer, parseDoc, savedAtOf } from './answers.ts'
import { hasSameContents } from './merge.ts'
import type { Step } from './merging.ts'
import type { Fields } from './same.ts'
import { useCloseAtOnce } from './use-close-at-once.ts'
import { useDescribe } from './use-describe.ts'
import { useFormState } from './use-form-state.ts'
import { type Base, useGuardedSaves } from './use-guarded-saves.ts'
import { useLeaving } from './use-leaving.ts'
import { useLock } from './use-lock.ts'
import { useMerging } from './use-merging.ts'
import { useNewerDraft } from './use-newer-draft.ts'
import { useTryAgain } from './use-try-again.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

export type OpenRecord = ReturnType<typeof useOpenRecord>

/** The state of an open form with regard to other editors: its lock, conflicts and failed saves. */
export function useOpenRecord(address: Address, userId: number | string) {
  const form = useFormState()
  const { data, docConfig } = useDocumentInfo()
  const describe = useDescribe()
  const hasHistory = Boolean(docConfig?.versions)
  const base = useRef<Base>({ doc: undefined, isNextOwnVersion: false })
  base.current.doc ??= parseDoc(data)

  const { lock, beat } = useLock(address)
  const isSignedOut = useCallback(async () => (await beat()) === 'signed-out', [beat])
  const readLatest = useCallback(async () => {
    const response = await fetch(address.latest, { credentials: 'include', ...ASKED_ONCE })
    return response.ok ? parseDoc(await response.json()) : undefined
  }, [address])
  const tell = useCallback(
    ({ savedBy }: Newer, taken: Step[][], versions: [Fields, Fields]) => {
      if (taken.length === 0) return
      const places = [...new Set(taken.map((path) => describe(path, versions).label))].join(', ')
      const who = savedBy ? `${savedBy} saved meanwhile` : 'Saved meanwhile'
      toast.info(`${who}. Now in your form too: ${places}.`, { duration: 10_000 })
    },
    [describe],
  )
  const merging = useMerging({ address, hasHistory, form, base, readLatest, tell })
  const { question, isMerging, onNewer } = merging
  const [kept] = useState(() => new KeptForm(placeOf(userId, address.path)))
  const saves = useGuardedSaves({ address, form, base, kept, readLatest, onNewer, isSignedOut })
  const { problem, isModified } = saves
  useCloseAtOnce(hasHistory)
  useLeaving({ address, kept, form, base, readLatest, isModified, hasHistory })
  const started = useCallback(() => base.current.doc ?? {}, [])
  useKeptTyping({ kept, read: form.read, started, isOn: !hasHistory })
  const unsaved = useUnsavedChanges({ kept, form, base, onNewer })
  useNewerDraft()

  const wasHeld = useRef(false)
  if (lock.holder?.isSelf) wasHeld.current = true
  const isTheirs = lock.holder?.isSelf === false
  const isSettled = !isModified.current && !isMerging && !problem
  const isReading = isTheirs && isSettled
  useReading(isReading)

  // Changes of others are shown at once in a form without input.
  useEffect(() => {
    const shown = savedAtOf(base.current.doc) ?? ''
    if (!isSettled || !lock.savedAt || lock.savedAt <= shown) return
    void readLatest().then(
      (latest) => {
        if (!latest || isModified.current || savedAtOf(latest) === savedAtOf(base.current.doc))
          return
        const { doc } = base.current
        if (doc && hasSameContents(doc, latest)) base.current.doc = latest
        else void onNewer(latest, { savedBy: null, savedAt: lock.savedAt ?? '' }, isReading)
      },
      () => undefined,
    )
  }, [isModified, isReading, isSettled, lock, onNewer, readLatest])

  const tryAgain = useTryAgain(address, hasHistory)
  const kind = problem?.kind
  useEffect(() => {
    const isBack = lock.connection === 'ok' && (kind === 'offline' || kind === 'signed-out')
    if (isBack && hasHistory) void tryAgain()
  }, [lock, kind, hasHistory, tryAgain])

  const takeOver = () => void beat('take-over')
  const isLost = isTheirs && wasHeld.current
  const others = { isTheirs, isLost, isSettled, takeOver }
  return { ...others, lock, problem, question, unsaved, kept, hasHistory, describe, tryAgain }
}

/**
 * Makes every field of the form read-only. Payload's form has only one state that does so: that of
 * a form which is being submitted.
 */
function useReading(isReading: boolean) {
  const { setProcessing, setDisabled } = useForm()
  useDocumentFlag('reading', isReading)
  useEffect(() => {
    if (!isReading) return undefined
    setProcessing(true)
    setDisabled(true)
    return () => {
      setProcessing(false)
      setDisabled(false)
    }
  }, [isReading, setProcessing, setDisabled])
}
