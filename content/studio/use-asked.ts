'use client'

import { useEffect, useState } from 'react'
import { requestIfPossible } from './request.ts'

/**
 * What the service answers at a path, or undefined as long as it does not. Asks again when the path
 * changes, or `turn`; the last answer stays until the next one is there. Without a path it asks nothing.
 */
export function useAsked(path: string | undefined, turn?: unknown): unknown {
  const [answer, setAnswer] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again
  useEffect(() => {
    if (path === undefined) return setAnswer(undefined)
    const controller = new AbortController()
    const { signal } = controller
    void requestIfPossible(path, { signal, isAskedAgain: true }).then(
      (next) => signal.aborted || setAnswer(next),
    )
    return () => controller.abort()
  }, [path, turn])
  return answer
}
