'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ShownProblem, ShownRelease } from '../shown.ts'
import { askForRelease, problemsIn } from './requests.ts'

export type Board = {
  release: ShownRelease | undefined
  /** The last error, and the records that caused it. */
  refusal: { message: string; problems: ShownProblem[] } | undefined
  isBusy: boolean
  /** The time at which it was published from this form, if that was the last action. */
  published: string | undefined
  /** Sends a change; resolves to whether it was made. */
  act: (path: string, method: 'POST' | 'DELETE', body?: object) => Promise<boolean>
}

/** The release of the form, and the changes that its buttons make. */
export function useBoard(id: number | string): Board {
  const [release, setRelease] = useState<ShownRelease>()
  const [refusal, setRefusal] = useState<Board['refusal']>()
  const [published, setPublished] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = useCallback(
    async (path: string, method?: 'POST' | 'DELETE', body?: object) => {
      setIsBusy(true)
      try {
        const next = await askForRelease(`/${id}/${path}`, method, body)
        setRelease(next)
        setPublished(path === 'publish' ? next.publishedAt : undefined)
        setRefusal(undefined)
        return true
      } catch (error) {
        const { message } = error instanceof Error ? error : { message: String(error) }
        setRefusal({ message, problems: problemsIn(error) })
        // Often somebody has changed something meanwhile, so the current state is shown.
        const now = await askForRelease(`/${id}/board`).catch(() => undefined)
        if (now) setRelease(now)
        return false
      } finally {
        setIsBusy(false)
      }
    },
    [id],
  )
  useEffect(() => {
    void send('board')
  }, [send])
  return { release, refusal, isBusy, published, act: send }
}
