import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { requestIfPossible } from '../../../studio/request.ts'
import type { ResultGroup, SearchAnswer } from '../results.ts'

type Found = { groups: ResultGroup[]; state: 'idle' | 'asking' | 'failed' }

const NOTHING: Found = { groups: [], state: 'idle' }

/** Wait this long for the next key before searching, in ms. */
const PAUSE_MS = 60

/** Searches while somebody types. The last results stay until the next ones are there. */
export function useSearch(query: string, only: string | undefined): Found {
  const { api } = useConfig().config.routes
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (query.trim() === '') return setFound(NOTHING)
    setFound(({ groups }) => ({ groups, state: 'asking' }))
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const path = `${api}/search?${parameters(query, only)}`
      const { groups } = (await requestIfPossible<SearchAnswer>(path, { signal })) ?? {}
      if (!signal.aborted)
        setFound(groups ? { groups, state: 'idle' } : { groups: [], state: 'failed' })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, query, only])
  return found
}

const parameters = (q: string, only: string | undefined) =>
  new URLSearchParams({ q, ...(only && { in: only }) })
