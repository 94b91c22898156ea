'use client'

import { asString } from '@belvedere/kit/json.ts'
import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { KeptForm, placeOf } from '../../editing/kept/kept-form.ts'
import { useFullWords } from '../../editing/kept/use-full-words.ts'
import { useOffer } from '../../editing/kept/use-offer.ts'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
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
export type Unkept = { text: string; leftAt: string; discard: () => void }

/**
 * Keeps the text of an answer in the browser while the service has not got it, and finds what an
 * earlier page has kept.
 */
export function useKeptAnswer({ enquiry, written, kept }: Options): KeptAnswer {
  const { user } = useAuth()
  const place = placeOf(user?.id ?? '', `${placeIn(enquiry.id)}answer`)
  const [own] = useState(() => new KeptForm(place))
  const { text } = written
  const isStored = kept === undefined || kept.is === 'kept' || text.trim() === ''
  const last = useRef({ isStored, text })
  useEffect(() => {
    last.current = { isStored, text }
    if (isStored) own.saved()
    else own.keep({ text }, {})
  }, [own, isStored, text])
  useEffect(
    () => () => {
      const { isStored, text } = last.current
      if (!isStored) own.leave({ text }, {})
    },
    [own],
  )
  const { answers, draft, others } = enquiry
  const isThere = useCallback(
    (mine: object) => {
      const stored = [...answers, ...others, ...(draft ? [draft] : [])]
      return stored.some((one) => one.text.trim() === textIn(mine).trim())
    },
    [answers, draft, others],
  )
  const { offer, discard } = useOffer(own, isThere)
  const unkept = offer && { text: textIn(offer.mine), leftAt: offer.leftAt, discard }
  return { unkept, also: useFullWords(own) }
}

const textIn = (mine: object) => asString({ text: '', ...mine }.text)
