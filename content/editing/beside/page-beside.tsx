'use client'

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { OpenPage } from './open-page.tsx'
import { useRemembered } from './remembered.ts'

type Props = { site: string }

/** The panel with the page of the record, beside the form; nothing is sent while it is closed. */
export function PageBeside({ site }: Props) {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { remembered, remember } = useRemembered()
  const record = globalSlug ? `global:${globalSlug}` : `${collectionSlug}:${id}`
  if (!isLivePreviewing || !remembered) return null
  return (
    <OpenPage
      key={record}
      record={record}
      site={site}
      device={remembered.device}
      onDevice={(device) => remember({ device })}
      onClose={() => {
        setIsLivePreviewing(false)
        remember({ isOpen: false })
      }}
    />
  )
}
