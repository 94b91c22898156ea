'use client'

import { asFields } from '@belvedere/kit/json.ts'
import { useMemo } from 'react'
import { useAsked } from '../../studio/use-asked.ts'
import { type Keyed, keyedWordsOf } from './keyed-words.ts'

const SITE = `/api/globals/site?depth=0${['facts', 'locale', 'currency', 'kind', 'squareFeet']
  .map((name) => `&select[${name}]=true`)
  .join('')}`

/** The words for fields with keys of their own, once they are known and if a form has such fields. */
export function useKeyedWords(isUsed: boolean): Keyed | undefined {
  const answer = useAsked(isUsed ? SITE : undefined)
  return useMemo(
    () => (answer === undefined ? undefined : keyedWordsOf(asFields(answer))),
    [answer],
  )
}
