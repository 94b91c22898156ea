'use client'

import { asFields, asString } from '@belvedere/kit/json.ts'
import {
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { ExternalLinkIcon } from '@payloadcms/ui/icons/ExternalLink'
import { EyeIcon } from '@payloadcms/ui/icons/Eye'
import { LinkIcon } from '@payloadcms/ui/icons/Link'
import { useRef, useState } from 'react'
import { useAsked } from '../../../studio/use-asked.ts'
import { ShareDialog } from './share-dialog.tsx'

const NO_SLUG = 'This has no address yet. Enter a slug in the sidebar, then open the draft.'

/** Only a hint: the service checks who may make links. */
const MAY_SHARE = new Set<unknown>(['publisher', 'administrator'])

/** The newest draft, the public page and, for publishers, sharing: beside the button that publishes. */
export function PreviewControls() {
  const record = useRecord()
  const { user } = useAuth()
  const isAddressed = useFormFields(([{ slug }]) => !slug || Boolean(slug.value))
  if (!record) return null
  const stay = (event: React.MouseEvent) => {
    event.preventDefault()
    toast.error(NO_SLUG)
  }
  return (
    <div className="preview-controls">
      <ViewOnSite api={record.api} />
      {MAY_SHARE.has(user?.role) && <SharePreview record={record.ref} />}
      <a
        className="preview-controls__button"
        href={`/preview-pass?of=${record.ref}`}
        target="_blank"
        rel="noreferrer"
        title="Open the newest draft on the site, in a new tab"
        {...(!isAddressed && { onClick: stay })}
      >
        <EyeIcon active={false} />
        <span>Open draft</span>
      </a>
    </div>
  )
}

type OpenRecord = {
  /** `pages:12` or `global:home`. */
  ref: string
  /** Where the REST API has it. */
  api: string
}

/** The record of the form; undefined while it has not been saved. */
function useRecord(): OpenRecord | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { api } = useConfig().config.routes
  if (globalSlug) return { ref: `global:${globalSlug}`, api: `${api}/globals/${globalSlug}` }
  if (!collectionSlug || id === undefined) return undefined
  return { ref: `${collectionSlug}:${id}`, api: `${api}/${collectionSlug}/${id}` }
}

/** The button that opens the dialog with the preview links of a record. */
function SharePreview({ record }: { record: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="preview-controls__button"
        title="Share a preview"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <LinkIcon />
        <span>Share a preview</span>
      </button>
      {isOpen && <ShareDialog record={record} onClose={close} />}
    </>
  )
}

const SAME = 'Open the public page'
const OLDER = 'The public page is older: it does not have the changes in this form.'

/** Leads to the public page, and says so if that differs from the form. */
function ViewOnSite({ api }: { api: string }) {
  const { data, hasPublishedDoc } = useDocumentInfo()
  const isModified = useFormModified()
  const isPublic = data?._status === 'published'
  // Asked for again after each publish, not while somebody types.
  const answer = useAsked(
    hasPublishedDoc ? `${api}/on-site` : undefined,
    isPublic && data.updatedAt,
  )
  const url = asString(asFields(answer).url)
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
