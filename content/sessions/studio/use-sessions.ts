import { useEffect, useState } from 'react'
import type { ShownSession } from '../list-sessions.ts'

const FAILED = 'The content service did not answer. Reload the page to see what is signed in.'

/** The sessions of an account, and what ends them. */
export function useSessions(account: number | string) {
  const [sessions, setSessions] = useState<ShownSession[]>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const path = `/api/users/${account}/sessions`

  useEffect(() => {
    let isShown = true
    request(path).then(
      (read) => isShown && setSessions(read),
      (error: Error) => isShown && setProblem(error.message),
    )
    return () => {
      isShown = false
    }
  }, [path])

  const change = async (address: string) => {
    setIsBusy(true)
    setProblem('')
    try {
      setSessions(await request(address, 'DELETE'))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : FAILED)
      // What is shown may be what is wrong.
      await request(path).then(setSessions, () => undefined)
    }
    setIsBusy(false)
  }
  return {
    ...{ sessions, problem, isBusy },
    end: (id: string) => void change(`${path}/${encodeURIComponent(id)}`),
    endOthers: () => void change(path),
  }
}

type Answer = { sessions?: ShownSession[]; errors?: { message: string }[] }

async function request(path: string, method = 'GET'): Promise<ShownSession[]> {
  const response = await fetch(path, { method }).catch(() => undefined)
  const answer: Answer | undefined = await response?.json().catch(() => undefined)
  if (response?.ok && answer?.sessions) return answer.sessions
  throw new Error(answer?.errors?.[0]?.message || FAILED)
}
