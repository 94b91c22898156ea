'use client'

import { useRowLabel } from '@payloadcms/ui'
import { firstWords } from './first-words.ts'

type Props = { kind: string }

/** The label of a collapsed block: its number, kind and first words. */
export function BlockLabel({ kind }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const words = firstWords(data)
  const number = String(rowNumber + 1).padStart(2, '0')
  return (
    <span>
      {number} <strong>{kind}</strong>
      {words && ` · ${words}`}
    </span>
  )
}
