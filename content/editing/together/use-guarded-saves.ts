'use client'

import { useForm, useFormModified } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { refusedIn } from '../errors/errors-in.ts'
import { useRefusedSaves } from '../errors/refused-saves.tsx'
import type { KeptForm } from '../kept/kept-form.ts'
import type { Address } from './address.ts'
import {
  type Newer,
  parseDoc,
  parseFieldErrors,
  parseMessage,
  parseNewer,
  savedAtOf,
} from './answers.ts'
import {
  baseHeaders,
  contentsOf,
  guardSaves,
  isAutosave,
  type Save,
  withBase,
} from './guard-saves.ts'
import { hasSameContents } from './merge.ts'
import type { Fields } from './same.ts'
import { storedAfterAll } from './stored-after-all.ts'
import type { FormState } from './use-form-state.ts'

/** The reason why the last save failed. */
type Problem = { kind: 'offline' | 'signed-out' | 'refused'; message: string }

/** The base version of the form's contents. */
export type Base = { doc: Fields | undefined; isNextOwnVersion: boolean }

type Saves = {
  address: Address
  form: FormState
  base: RefObject<Base>
  kept: KeptForm
  readLatest: () => Promise<Fields | undefined>
  onNewer: (latest: Fields, newer: Newer) => Promise<boolean>
  isSignedOut: () => Promise<boolean>
}
type Send = (save: Save) => Promise<Response>

/** Each is a whole form; the first ones are no longer what the record has. */
const MOST_UNANSWERED = 20

const OFFLINE: Problem = {
  kind: 'offline',
  message:
    'Not saved: there is no connection. What you typed stays here, and is saved once there is one.',
}
const SIGNED_OUT: Problem = { kind: 'signed-out', message: 'Not saved: you are signed out.' }
const MEANWHILE =
  'Not done yet: somebody else saved this meanwhile. Look at what changed, then try again.'

const REVERTED = 'Not done: the form has what is published again. Look at it, then try again.'

/**
 * Sends each save with its base version. If another version was saved meanwhile, `onNewer` merges
 * both in the form. Unsaved contents stay in the form.
 */
export function useGuardedSaves(options: Saves) {
  const { address, form, base, kept, readLatest, onNewer, isSignedOut } = options
  const { getFields, setModified } = useForm()
  const { setRefused } = useRefusedSaves()
  const isModified = useRef(false)
  isModified.current = useFormModified()
  const [problem, setProblem] = useState<Problem>()
  const holds = useCallback((contents: Fields) => hasSameContents(form.read(), contents), [form])

  // Payload's form cannot tell whether a key was pressed before or after the contents of a save
  // were read.
  const [saved, setSaved] = useState<Fields>()
  useLayoutEffect(() => {
    if (saved) setModified(!holds(saved))
  }, [saved, holds, setModified])

  /** The contents of the saves since the last answer, which may have been stored all the same. */
  const unanswered = useRef<Fields[]>([])

  const refuse = useCallback(
    async (save: Save, response: Response, json: unknown): Promise<Response> => {
      const isAccess = response.status === 401 || response.status === 403
      if (isAccess && (await isSignedOut())) {
        setProblem(SIGNED_OUT)
        return answerOf(401, isAutosave(save) ? '' : SIGNED_OUT.message)
      }
      const message = parseMessage(json) || `Not saved: the server answered ${response.status}.`
      // The form checks a publication itself, field by field; what only a save finds, and the errors of
      // drafts, are kept as they were refused.
      const isDraft = isAutosave(save) || contentsOf(save.init)._status === 'draft'
      const errors = parseFieldErrors(json).filter(({ isValidated }) => isDraft || !isValidated)
      setRefused(refusedIn(getFields(), errors))
      if (isAutosave(save) || response.status >= 500) setProblem({ kind: 'refused', message })
      return isAutosave(save) ? answerOf(response.status, '') : response
    },
    [isSignedOut, getFields, setRefused],
  )

  const send = useCallback(
    async (save: Save, fetchIt: Send): Promise<Response> => {
      for (let attempt = 0; attempt < 3; attempt++) {
        const { doc, isNextOwnVersion } = base.current
        const sent = withBase(save, savedAtOf(doc), isNextOwnVersion)
        const response = await fetchIt(sent).catch(() => undefined)
        const json: unknown = await response
          ?.clone()
          .json()
          .catch(() => undefined)
        if (response?.ok) {
          base.current = { doc: parseDoc(json) ?? doc, isNextOwnVersion: false }
          unanswered.current = []
          setProblem(undefined)
          setRefused([])
          return response
        }
        // A service that is being started, or is busy, takes the same save in a moment.
        const isAway = !response || response.status === 503
        if (!isAway && response.status !== 412) return refuse(save, response, json)
        const latest = isAway ? undefined : await readLatest().catch(() => undefined)
        if (!latest) {
          unanswered.current = [...unanswered.current, contentsOf(save.init)].slice(
            -MOST_UNANSWERED,
          )
          setProblem(OFFLINE)
          const message = parseMessage(json) || OFFLINE.message
          return answerOf(503, isAutosave(save) ? '' : message)
        }
        const own = unanswered.current.reduce(
          (before, sent) => storedAfterAll(before, sent, latest) ?? before,
          doc ?? {},
        )
        if (doc) base.current.doc = own
        if (!doc || !hasSameContents(own, latest)) {
          void onNewer(latest, parseNewer(json))
          break
        }
        // Saved again without a change, for example published.
        base.current.doc = latest
      }
      return answerOf(412, isAutosave(save) ? '' : MEANWHILE)
    },
    [base, onNewer, readLatest, refuse, setRefused],
  )

  useEffect(() => {
    const path = new URL(address.path, location.href).pathname
    const pass = async (save: Save, fetchIt: Send) => {
      const wasModified = isModified.current
      const response = await send(save, fetchIt)
      if (response.ok) kept.saved()
      else if (wasModified) kept.keep(form.read(), base.current.doc ?? {})
      if (response.ok) {
        // During an autosave it treats this mark as a key press, and keeps it after the next
        // response.
        setSaved((last) => (last || isAutosave(save) ? contentsOf(save.init) : undefined))
      }
      // Payload's form marks itself unchanged after every response; this runs after that.
      if (!response.ok && wasModified) setTimeout(() => setModified(true))
      return response
    }
    const changed = (answer: unknown) => {
      const doc = parseDoc(answer)
      if (doc) base.current = { doc, isNextOwnVersion: false }
    }
    const headers = () => baseHeaders(savedAtOf(base.current.doc))
    const superseded = (save: Save) => answerOf(412, isAutosave(save) ? '' : REVERTED)
    return guardSaves(path, { pass, holds, headers, changed, superseded })
  }, [address, base, form, kept, holds, send, setModified])
  return { problem, setProblem, isModified }
}

/** Payload's form shows the message; without one it shows nothing. */
function answerOf(status: number, message: string): Response {
  return Response.json({ errors: message ? [{ message }] : [] }, { status })
}
