'use client'

import { useEffect, useRef, useState } from 'react'
import type { Answer } from './ask.ts'

/** Sends a request once, when the component is mounted; undefined until the response. */
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
