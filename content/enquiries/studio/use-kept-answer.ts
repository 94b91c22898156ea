'use client'

import { asString } from '@belvedere/kit/json.ts'
import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { KeptForm, placeOf } from '../../editing/kept/kept-form.ts'
import { useFullWords } from '../../editing/kept/use-full-words.ts'
import { useOffer } from '../../editing/kept/use-offer.ts'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import { readAttached } from '../answers/attached.ts'
import { isEmptyAnswer, isSameAnswer, type Words } from '../answers/same-answer.ts'
import type { ShownEnquiry } from '../shown.ts'
import type { Kept } from './keeper.ts'
import { placeIn } from './place-in.ts'

type Options = {
  enquiry: ShownEnquiry
  written: AnswerInForm
  /** How far the service has it. */
  kept: Kept | undefined
}

type KeptAnswer = {
  unkept: Unkept | undefined
  /** A sentence if the browser has no room for it either; empty otherwise. */
  also: string
}

/** What the service had not got when its page ended. */
export type Unkept = { mine: Words; leftAt: string; discard: () => void }

/**
 * Keeps an answer in the browser while the service has not got it, and finds what an
 * earlier page has kept.
 */
export function useKeptAnswer({ enquiry, written, kept }: Options): KeptAnswer {
  const { user } = useAuth()
  const place = placeOf(user?.id ?? '', `${placeIn(enquiry.id)}answer`)
  const [own] = useState(() => new KeptForm(place))
  const { subject, text, files } = written
  const isEmpty = isEmptyAnswer({ text: text.trim(), files })
  const isStored = kept === undefined || kept.is === 'kept' || isEmpty
  const last = useRef<Words | undefined>(undefined)
  useEffect(() => {
    last.current = isStored ? undefined : { subject, text, files }
    if (last.current) own.keep(last.current, {})
    else own.saved()
  }, [own, isStored, subject, text, files])
  useEffect(
    () => () => {
      if (last.current) own.leave(last.current, {})
    },
    [own],
  )
  const { answers, draft, others } = enquiry
  const isThere = useCallback(
    (mine: Readonly<Record<string, unknown>>) => {
      const stored = [...answers, ...others, ...(draft ? [draft] : [])]
      return stored.some((one) => isSameAnswer(one, wordsIn(mine)))
    },
    [answers, draft, others],
  )
  const { offer, discard } = useOffer(own, isThere)
  const unkept = offer && { mine: wordsIn(offer.mine), leftAt: offer.leftAt, discard }
  return { unkept, also: useFullWords(own) }
}

/** What the browser has kept of an answer. */
function wordsIn(mine: Readonly<Record<string, unknown>>): Words {
  const [subject, text] = [asString(mine.subject), asString(mine.text)]
  return { subject, text, files: readAttached(mine.files) }
}
