'use client'

import { useEffect, useRef, useState } from 'react'
import type { Answer } from './ask.ts'

/** Asks once, when the component is there; undefined until the answer is. */
export function useAnswer<Part>(
  ask: (signal: AbortSignal) => Promise<Answer<Part>>,
): Answer<Part> | undefined {
  const [answer, setAnswer] = useState<Answer<Part>>()
  const first = useRef(ask)
  useEffect(() => {
    const controller = new AbortController()
    void first.current(controller.signal).then((said) => {
      if (!controller.signal.aborted) setAnswer(said)
    })
    return () => controller.abort()
  }, [])
  return answer
}
