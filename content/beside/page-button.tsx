'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useRemembered } from './remembered.ts'

/** Opens and closes the page beside the form. */
export function PageButton() {
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const { remembered, remember } = useRemembered()
  const isRestored = useRef(false)
  useEffect(() => {
    // A full-screen page instead of the form that was asked for would be a surprise.
    if (!remembered || isRestored.current) return
    isRestored.current = true
    setIsLivePreviewing(remembered.isOpen && !isSmall())
  }, [remembered, setIsLivePreviewing])
  if (!isLivePreviewEnabled) return null
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
