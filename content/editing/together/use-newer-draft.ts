'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Counts a draft that is newer than what is public, where Payload has not: otherwise the form says
 * “Published”, and its button is off until the next letter. Payload counts one only after an autosave
 * whose form has its new state, and only if it does not take the version before for a draft
 * (`mostRecentVersionIsAutosaved` in `@payloadcms/ui/dist/elements/Autosave/index.js`); a publication
 * sets the count to 0 when its own form has its state. With the service away in between, the count can
 * be 0 although the form knows of its draft; and what somebody else saves is not counted at all.
 */
export function useNewerDraft(): void {
  const { data, hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo()
  const isMissed = hasPublishedDoc && unpublishedVersionCount === 0 && data?._status === 'draft'
  useEffect(() => {
    if (isMissed) setUnpublishedVersionCount(1)
  }, [isMissed, setUnpublishedVersionCount])
}
