'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { ExternalLinkIcon } from '@payloadcms/ui/icons/ExternalLink'
import { useEffect, useState } from 'react'

const SAME = 'Open the public page'
const OLDER = 'The public page is older: it does not have the changes in this form.'

/** Links to the public page, and says so if that differs from the form. */
export function ViewOnSite({ api }: { api: string }) {
  const { data, hasPublishedDoc } = useDocumentInfo()
  const isModified = useFormModified()
  const isPublic = data?._status === 'published'
  const url = usePublicUrl(api, hasPublishedDoc ? `${isPublic && data.updatedAt}` : undefined)
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

/** The address of the public page: asked for again after each publish, not while somebody types. */
function usePublicUrl(api: string, published: string | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (published === undefined) return setUrl(undefined)
    const controller = new AbortController()
    void load(api, controller.signal).then((found) => {
      if (!controller.signal.aborted) setUrl(found)
    })
    return () => controller.abort()
  }, [api, published])
  return url
}

/** If it cannot be read there is no link. */
async function load(api: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(`${api}/on-site`, { signal })
    const { url } = { url: undefined, ...(await response.json()) }
    return response.ok && typeof url === 'string' ? url : undefined
  } catch {
    return undefined
  }
}
