'use client'

import { useCallback, useState } from 'react'
import type { Conflict, Side } from './merging.ts'
import type { Fields } from './same.ts'

export type Choices = ReadonlyMap<string, Side>

/** A question to the editor: which side of each conflict to keep. */
export type Question = {
  conflicts: Conflict[]
  versions: [Fields, Fields]
  answer: (choices: Choices) => void
}

type Asked<About> = Question & { about: About }

/** The open question of a form, and the function that asks one. */
export function useQuestion<About>() {
  const [question, setQuestion] = useState<Asked<About>>()
  const ask = useCallback(
    (conflicts: Conflict[], about: About, versions: [Fields, Fields]) =>
      new Promise<Choices>((resolve) => {
        const answer = (choices: Choices) => {
          setQuestion(undefined)
          resolve(choices)
        }
        setQuestion({ conflicts, about, versions, answer })
      }),
    [],
  )
  return { question, ask }
}
