'use client'

import { useRowLabel } from '@payloadcms/ui'
import { firstWords } from './first-words.ts'

type Props = { noun: string }

/** The label of a collapsed row: its number and first words, or the noun for a row. */
export function RowLabel({ noun }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const number = String(rowNumber + 1).padStart(2, '0')
  return (
    <span>
      {number} {firstWords(data) ?? noun}
    </span>
  )
}
