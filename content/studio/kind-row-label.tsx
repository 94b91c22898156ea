'use client'

import { useRowLabel } from '@payloadcms/ui'
import { firstWords } from './first-words.ts'

type Props = { noun: string; kinds: Readonly<Record<string, string>> }

/** The label of a collapsed row that has a kind: its number, and its words or the name of its kind. */
export function KindRowLabel({ noun, kinds }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<{ kind?: string }>()
  const number = String(rowNumber + 1).padStart(2, '0')
  const name = kinds[data?.kind ?? ''] ?? noun
  return (
    <span>
      {number} {firstWords(data) ?? name}
    </span>
  )
}
