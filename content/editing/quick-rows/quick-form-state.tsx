'use client'

import {
  ServerFunctionsContext,
  type ServerFunctionsContextType,
  useServerFunctions,
} from '@payloadcms/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { isWhole } from '../late-answers/when-whole.ts'
import { ShortRequests } from './short-requests.ts'

type GetFormState = ServerFunctionsContextType['getFormState']

/** Gives the studio's forms shorter requests to the service while someone types. */
export function QuickFormState({ children }: { children: ReactNode }) {
  const own = useServerFunctions()
  const [requests] = useState(() => new ShortRequests())
  const functions = useMemo(
    () => ({ ...own, getFormState: quickly(own.getFormState, requests) }),
    [own, requests],
  )
  return <ServerFunctionsContext value={functions}>{children}</ServerFunctionsContext>
}

/**
 * A cancelled request has no response; a failed one has no state, and nor has one that lost a piece of
 * its answer: that is as if it had been cancelled.
 */
function quickly(own: GetFormState, requests: ShortRequests): GetFormState {
  return async (args) => {
    const { read, ...short } = requests.shorten(args) ?? {}
    const answer = await own({ ...args, ...short })
    if (!answer || !('state' in answer) || !answer.state) return answer
    const isTaken = (await isWhole(answer.state)) && !args.signal?.aborted
    if (!isTaken) return own({ ...args, signal: AbortSignal.abort() })
    requests.remember(args)
    return read ? { ...answer, state: read(answer.state) } : answer
  }
}
