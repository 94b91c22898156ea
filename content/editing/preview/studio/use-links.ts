'use client'

import { useCallback, useEffect, useState } from 'react'
import { sentenceOf } from '../../../studio/request.ts'
import { listLinks, type ShownLink } from './link-requests.ts'

/** The links of a record, and what went wrong last. */
export function useLinks(record: string) {
  const [links, setLinks] = useState<ShownLink[]>()
  const [problem, setProblem] = useState<string>()
  const report = useCallback((error: unknown) => {
    setProblem(sentenceOf(error))
  }, [])
  const reload = useCallback(async () => {
    try {
      setLinks(await listLinks(record))
      setProblem(undefined)
    } catch (error) {
      report(error)
    }
  }, [record, report])
  useEffect(() => void reload(), [reload])
  return { links, problem, reload, report }
}
