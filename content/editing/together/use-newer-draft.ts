'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Counts a draft that is newer than what is public, where Payload has not: otherwise the form says
 * “Published”, and its button is off until the next letter. Payload counts no draft as long as it takes
 * the newest version for one (`mostRecentVersionIsAutosaved` in
 * `@payloadcms/ui/dist/elements/Autosave/index.js`), and begins anew only once the form of a publication
 * has its new state. What was typed and saved in between, or saved by somebody else, was not counted.
 */
export function useNewerDraft(): void {
  const { data, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo()
  const isMissed = hasPublishedDoc && unpublishedVersionCount === 0 && data?._status === 'draft'
  useEffect(() => {
    if (isMissed) setUnpublishedVersionCount(1)
  }, [isMissed, setUnpublishedVersionCount])
}
