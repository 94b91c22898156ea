'use client'

import { LivePreviewProvider } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { useNewRecord } from './context.ts'

export type PreviewProps = ComponentProps<typeof LivePreviewProvider>

/**
 * The live preview of a new record: there is a page to show once the record exists. Payload decides
 * this when it renders the form, which is before.
 */
export function PreviewOnceSaved({ isLivePreviewEnabled = false, ...props }: PreviewProps) {
  const isSaved = useNewRecord()?.isSaved ?? false
  const state = { isLivePreviewEnabled: isLivePreviewEnabled && isSaved, isLivePreviewing: false }
  return <LivePreviewProvider {...props} {...state} />
}
