'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { askingAgain, withoutLosses } from './lost-requests.ts'
import { bringLostScripts } from './lost-scripts.ts'

/**
 * Asks again for what the studio was about to read when the service went away.
 *
 * No upstream issue found: see `lost-requests.ts`.
 */
export function LostRequests({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const asking = useMemo(() => askingAgain(serverFunction), [serverFunction])
  return <ServerFunctionsProvider serverFunction={asking}>{children}</ServerFunctionsProvider>
}

if (typeof window !== 'undefined') {
  window.fetch = withoutLosses(window.fetch.bind(window))
  bringLostScripts()
}
