'use client'

import { useDocumentDrawerContext, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useRemembered } from './remembered.ts'

/** Opens and closes the page beside the form; a form in a drawer has no space for it. */
export function PageButton() {
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { drawerSlug } = useDocumentDrawerContext()
  const hasPage = Boolean(isLivePreviewEnabled) && !drawerSlug
  const { remembered, remember } = useRemembered()
  const restoredFor = useRef<boolean>(undefined)
  useEffect(() => {
    if (!remembered || restoredFor.current === hasPage) return
    restoredFor.current = hasPage
    // A full-screen page in place of the requested form would be a surprise.
    setIsLivePreviewing(hasPage && remembered.isOpen && !isSmall())
  }, [remembered, hasPage, setIsLivePreviewing])
  if (!hasPage) return null
  const toggle = () => {
    setIsLivePreviewing(!isLivePreviewing)
    remember({ isOpen: !isLivePreviewing })
  }
  return (
    <button type="button" className="page-button" aria-pressed={isLivePreviewing} onClick={toggle}>
      {isLivePreviewing ? (
        'Close preview'
      ) : (
        <>
          Live<span> preview</span>
        </>
      )}
    </button>
  )
}

/** The width below which Payload gives the form the whole window. */
export const isSmall = (): boolean => window.matchMedia('(max-width: 1024px)').matches
