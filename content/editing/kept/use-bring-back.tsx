'use client'

import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { ConflictDialog } from '../together/conflict-dialog.tsx'
import { merge, sameAt } from '../together/merge.ts'
import type { Fields } from '../together/same.ts'
import { dayAndTime } from '../together/times.ts'
import { useDescribe } from '../together/use-describe.ts'
import type { FormState } from '../together/use-form-state.ts'
import { type Choices, useQuestion } from '../together/use-question.ts'
import type { Offer } from './kept-form.ts'

/** Attempts while the editor types on. */
const MAX_ROUNDS = 20
const NOT_BACK = 'It could not be brought back yet. It stays here: please try again in a moment.'

type BringBack = {
  /** Returns whether the form has it; if not, the form is unchanged, and the editor told so. */
  bringBack: (offer: Offer, started: Fields) => Promise<boolean>
  dialog: ReactNode
}

/**
 * Puts what was kept into the form, beside what was typed there since: both began from `started`.
 * Where both changed the same field it asks.
 */
export function useBringBack(form: FormState): BringBack {
  const { question, ask } = useQuestion<Offer>()
  const describe = useDescribe()
  const bringBack = async (offer: Offer, started: Fields) => {
    const isBack = await putBack(form, offer, started, ask).catch(() => false)
    if (isBack) form.markChanged()
    else toast.error(NOT_BACK)
    return isBack
  }
  const dialog = question && (
    <ConflictDialog
      {...{ question, describe }}
      title="You have typed here since"
      sides={{
        mine: { title: `Typed ${dayAndTime(question.about.leftAt)}`, all: 'All from before' },
        theirs: { title: 'In the form now', all: 'All from now' },
      }}
    >
      Choose what stays in {question.conflicts.length === 1 ? 'this field' : 'these fields'}. The
      form keeps all else that you typed, before and since.
    </ConflictDialog>
  )
  return { bringBack, dialog }
}

async function putBack(
  form: FormState,
  offer: Offer,
  started: Fields,
  ask: ReturnType<typeof useQuestion<Offer>>['ask'],
): Promise<boolean> {
  let choices: Choices = new Map()
  /** What the form had in each field when it was asked about: what was typed after that asks again. */
  const asked = new Map<string, unknown>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = form.read()
    const { merged, conflicts } = merge(started, offer.mine, now, choices)
    const open = conflicts.filter(
      ({ key, path, theirs }) => !asked.has(key) || !sameAt(path)(asked.get(key), theirs),
    )
    if (open.length > 0) {
      for (const { key, theirs } of open) asked.set(key, theirs)
      choices = new Map([...choices, ...(await ask(open, offer, [offer.mine, now]))])
    } else if (await form.replace(merged, now, 'editor')) return true
  }
  return false
}
