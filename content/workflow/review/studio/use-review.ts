'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { sentenceOf } from '../../../studio/request.ts'
import type { ShownReview } from '../shown.ts'
import { ask } from './requests.ts'

/** The review of a record, read again whenever the record is saved. */
export function useReview(record: string) {
  const { lastUpdateTime } = useDocumentInfo()
  const [review, setReview] = useState<ShownReview | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may end or change the review.
  useEffect(() => {
    let isCurrent = true
    ask(`/of?record=${encodeURIComponent(record)}`).then(
      (read) => isCurrent && setReview(read),
      // A review that cannot be read stays as it was: the form must work without it.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [record, lastUpdateTime])
  const change = useCallback(async (path: string, body: object) => {
    try {
      setReview(await ask(path, body))
    } catch (error) {
      toast.error(sentenceOf(error))
      throw error
    }
  }, [])
  return { review, change }
}
