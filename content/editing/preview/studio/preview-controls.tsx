'use client'

import { toast, useAuth, useFormFields } from '@payloadcms/ui'
import { EyeIcon } from '@payloadcms/ui/icons/Eye'
import { useRecord } from './record.ts'
import { SharePreview } from './share-preview.tsx'
import { ViewOnSite } from './view-on-site.tsx'

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
