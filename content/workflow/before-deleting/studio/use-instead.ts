import { useModal } from '@payloadcms/ui'
import { useLayoutEffect, useState } from 'react'

/**
 * Whether a dialog of ours is open in place of one of Payload's, and how to close it. Payload's dialog
 * cannot be replaced or filled (`@payloadcms/ui/dist/elements/DeleteDocument`, `DeleteMany`); it is
 * closed in the moment that it opens, before it is painted.
 */
export function useInstead(slug: string, isOurs: boolean): [boolean, () => void] {
  const { closeModal, isModalOpen } = useModal()
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = isOurs && isModalOpen(slug)
  useLayoutEffect(() => {
    if (!isWanted) return
    closeModal(slug)
    setIsOpen(true)
  }, [closeModal, isWanted, slug])
  return [isOpen, () => setIsOpen(false)]
}
