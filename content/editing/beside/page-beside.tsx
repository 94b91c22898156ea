'use client'

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { NEW_ID } from '../../delivery/unsaved/new-id.ts'
import { useNewRecord } from '../new-record/context.ts'
import { OpenPage } from './open-page.tsx'
import { useRemembered } from './remembered.ts'

type Props = { site: string }

/** The panel with the page of the record, beside the form; nothing is sent while it is closed. */
export function PageBeside({ site }: Props) {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { remembered, remember } = useRemembered()
  const isNew = useNewRecord() !== undefined
  const record = globalSlug ? `global:${globalSlug}` : `${collectionSlug}:${id ?? NEW_ID}`
  if (!isLivePreviewing || !remembered) return null
  return (
    <OpenPage
      key={isNew ? 'new' : record}
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
