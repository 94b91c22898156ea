'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useDocumentFlag } from '../../studio/use-document-flag.ts'

/**
 * Makes every field of the form read-only. Payload's form has one state that does so from inside:
 * that of a form which is being sent.
 */
export function useReading(isReading: boolean) {
  const { setProcessing, setDisabled } = useForm()
  useDocumentFlag('reading', isReading)
  useEffect(() => {
    if (!isReading) return undefined
    setProcessing(true)
    setDisabled(true)
    return () => {
      setProcessing(false)
      setDisabled(false)
    }
  }, [isReading, setProcessing, setDisabled])
}
