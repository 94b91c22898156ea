'use client'

import { useListDrawerContext, useModal, useStepNav, XIcon } from '@payloadcms/ui'
import { useEffect } from 'react'
import { FileButton } from './file-button.tsx'

type Props = { hint: unknown; onFiles: ((files: File[]) => void) | undefined }

/** The heading of the library with its Upload button. */
export function LibraryHeader({ hint, onFiles }: Props) {
  const { isInDrawer, drawerSlug } = useListDrawerContext()
  const { closeModal } = useModal()
  const { setStepNav } = useStepNav()
  useEffect(() => {
    if (!isInDrawer) setStepNav([{ label: 'Media' }])
  }, [isInDrawer, setStepNav])
  return (
    <header className="library__header">
      <h1>{isInDrawer ? 'Choose from the library' : 'Media'}</h1>
      {onFiles && (
        <FileButton className="library__primary" onFiles={onFiles} isMultiple>
          Upload
        </FileButton>
      )}
      {isInDrawer && drawerSlug && (
        <button
          type="button"
          className="library__icon library__close"
          aria-label="Close"
          onClick={() => closeModal(drawerSlug)}
        >
          <XIcon />
        </button>
      )}
      {onFiles && typeof hint === 'string' && (
        <details className="library__hint">
          <summary>Which files?</summary>
          <p>{hint} Several can be dragged here at once.</p>
        </details>
      )}
    </header>
  )
}
