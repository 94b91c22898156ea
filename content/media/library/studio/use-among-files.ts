'use client'

import { useBulkUpload, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload’s question before chosen files are given up (`BulkUpload/DiscardWithoutSaving`). */
const QUESTION = 'bulk-upload--discard-without-saving'

/**
 * Whether the form is that of one of several files that are added at once. Only Payload can take a file
 * out of their list; the drawer around them belongs to another record.
 */
export function useIsAmongFiles(): boolean {
  const { drawerSlug } = useBulkUpload()
  const { id } = useDocumentInfo()
  const { isModalOpen } = useModal()
  return !id && isModalOpen(drawerSlug)
}

/** Has Escape ask before it closes the drawer of those files, as its close button does. */
export function useEscapeAsks(isOn: boolean): void {
  const { drawerSlug } = useBulkUpload()
  const { modalState, openModal } = useModal()
  const open = Object.values(modalState).filter(({ isOpen }) => isOpen)
  const latest = open.toSorted((one, other) => (one.openedOn ?? 0) - (other.openedOn ?? 0)).at(-1)
  const isOnTop = isOn && latest?.slug === drawerSlug
  useEffect(() => {
    if (!isOnTop) return
    const ask = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      openModal(QUESTION)
    }
    window.addEventListener('keydown', ask, true)
    return () => window.removeEventListener('keydown', ask, true)
  }, [isOnTop, openModal])
}
