'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { ExternalLinkIcon } from '@payloadcms/ui/icons/ExternalLink'
import { asRow, textIn } from '../../../studio/request.ts'
import { useAsked } from '../../../studio/use-asked.ts'

const SAME = 'Open the public page'
const OLDER = 'The public page is older: it does not have the changes in this form.'

/** Leads to the public page, and says so if that differs from the form. */
export function ViewOnSite({ api }: { api: string }) {
  const { data, hasPublishedDoc } = useDocumentInfo()
  const isModified = useFormModified()
  const isPublic = data?._status === 'published'
  // Asked for again after each publish, not while somebody types.
  const answer = useAsked(
    hasPublishedDoc ? `${api}/on-site` : undefined,
    isPublic && data.updatedAt,
  )
  const url = textIn(asRow(answer).url)
  if (!url) return null
  const isOlder = isModified || !isPublic
  return (
    <a
      className="preview-controls__button"
      href={url}
      target="_blank"
      rel="noreferrer"
      title={isOlder ? OLDER : SAME}
    >
      <ExternalLinkIcon />
      <span>View on site</span>
      {isOlder && <small>out of date</small>}
    </a>
  )
}
