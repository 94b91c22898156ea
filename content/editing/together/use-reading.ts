'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useDocumentFlag } from '../../studio/use-document-flag.ts'

/**
 * Makes every field of the form read-only. Payload's form has only one state that does so: that of
 * a form which is being submitted.
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
