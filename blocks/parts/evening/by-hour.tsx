import { BothWords } from '@belvedere/ui/themes/slots/both-words.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ReactNode } from 'react'

type Words = string | null | undefined

type Props = {
  day: Words
  /** Without words those of the day stay. */
  evening: Words
  from: number | undefined
  /** Of the cell that holds both. */
  className?: string | undefined
  children: (words: Words) => ReactNode
}

/** A text of a block, and the one that it has in the evening instead. */
export function ByHour({ day, evening, from, className, children }: Props) {
  if (from === undefined || !hasWords(evening)) return children(day)
  const both = { day: children(day), evening: children(evening) }
  return <BothWords from={from} className={className} {...both} />
}
