'use client'

import { useRowLabel } from '@payloadcms/ui'
import { firstWords } from './first-words.ts'

type Props = { noun: string }

/** A folded row of a list: its number and its first words, so that rows can be told apart. */
export function RowLabel({ noun }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const number = String(rowNumber + 1).padStart(2, '0')
  return (
    <span>
      {number} {firstWords(data) ?? noun}
    </span>
  )
}
