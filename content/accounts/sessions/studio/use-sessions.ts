import { useEffect, useState } from 'react'
import { request } from '../../../studio/request.ts'
import type { ShownSession } from '../list-sessions.ts'

type Shown = {
  sessions: ShownSession[]
  /** Ending one asks for a code besides the password. */
  isCodeNeeded: boolean
}

/**
 * The sessions of an account, and functions that end one of them or all others; they throw the
 * sentence to show.
 */
export function useSessions(account: number | string) {
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState('')
  const path = `/api/users/${account}/sessions`

  useEffect(() => {
    let isShown = true
    request<Shown>(path).then(
      (read) => isShown && setShown(read),
      (error: Error) => isShown && setProblem(error.message),
    )
    return () => {
      isShown = false
    }
  }, [path])

  const end = async (session: ShownSession | undefined, entered: object) => {
    const one = session ? `/${encodeURIComponent(session.id)}` : ''
    try {
      setShown(await request<Shown>(`${path}${one}/end`, { body: entered }))
    } catch (error) {
      // The list may be outdated, which would explain the failure.
      await request<Shown>(path).then(setShown, () => undefined)
      throw error
    }
  }
  return { shown, problem, setProblem, end }
}
