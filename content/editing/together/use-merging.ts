'use client'

import { toast } from '@payloadcms/ui'
import { type RefObject, useCallback, useRef, useState } from 'react'
import type { Address } from './address.ts'
import type { Newer } from './answers.ts'
import { keepInHistory } from './keep-in-history.ts'
import { hasSameContents, merge } from './merge.ts'
import type { Step } from './merging.ts'
import type { Fields } from './same.ts'
import type { FormState } from './use-form-state.ts'
import type { Base } from './use-guarded-saves.ts'
import { type Choices, useQuestion } from './use-question.ts'

type Merging = {
  address: Address
  hasHistory: boolean
  form: FormState
  base: RefObject<Base>
  readLatest: () => Promise<Fields | undefined>
  /** Tells the editor what was added to the form. */
  tell: (newer: Newer, taken: Step[][], versions: [Fields, Fields]) => void
}

/** Attempts to merge while others save or the editor types; after these the merge is postponed. */
const MAX_ROUNDS = 20
const PUT_OFF = 'What was saved meanwhile could not be fetched. It is tried again at the next save.'

/** Merges the form with a newer version, and asks the editor about fields that both changed. */
export function useMerging({ address, hasHistory, form, base, readLatest, tell }: Merging) {
  const { question, ask } = useQuestion<Newer>()
  const [isMerging, setMerging] = useState(false)
  const isBusy = useRef(false)

  const mergeInto = useCallback(
    async (first: Fields, newer: Newer, isQuiet: boolean) => {
      let latest = first
      let choices: Choices = new Map()
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const mine = form.read()
        // The base of a global that was never saved is empty.
        const started = base.current.doc ?? {}
        const { merged, conflicts, taken } = merge(started, mine, latest, choices)
        const open = conflicts.filter(({ key }) => !choices.has(key))
        if (open.length > 0) {
          choices = new Map([...choices, ...(await ask(open, newer, [mine, latest]))])
          continue
        }
        let saved: Fields | undefined = latest
        if (hasHistory && conflicts.some(({ key }) => choices.get(key) === 'theirs')) {
          saved = await keepInHistory(address, merge(started, mine, latest).merged, latest)
        }
        if (!saved) {
          latest = (await readLatest()) ?? latest
          continue
        }
        // A form that has everything already stays as it is, with its cursor and its folds.
        const isShown = hasSameContents(merged, mine)
        const contents = isShown ? mine : await show(form, merged, mine)
        base.current = { doc: saved, isNextOwnVersion: true }
        form.mark(contents, saved)
        if (!isQuiet) tell(newer, taken, [mine, latest])
        return
      }
      throw new Error(PUT_OFF)
    },
    [address, ask, base, form, hasHistory, readLatest, tell],
  )

  /** Returns whether the form has both versions; if not, it is unchanged. */
  const onNewer = useCallback(
    async (latest: Fields, newer: Newer, isQuiet = false): Promise<boolean> => {
      if (isBusy.current) return false
      isBusy.current = true
      setMerging(true)
      const isMerged = await mergeInto(latest, newer, isQuiet).then(
        () => true,
        () => false,
      )
      if (!isMerged) toast.error(PUT_OFF)
      isBusy.current = false
      setMerging(false)
      return isMerged
    },
    [mergeInto],
  )
  return { question, isMerging, onNewer }
}

/** Replaces the contents of the form, unless the editor has typed in the meantime. */
async function show(form: FormState, merged: Fields, mine: Fields): Promise<Fields> {
  let contents = merged
  let seen = mine
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (await form.replace(contents, seen, 'others')) return contents
    const now = form.read()
    contents = merge(seen, now, contents).merged
    seen = now
  }
  throw new Error(PUT_OFF)
}
