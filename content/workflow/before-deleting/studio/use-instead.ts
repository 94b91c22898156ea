import { useModal } from '@payloadcms/ui'
import { useLayoutEffect, useState } from 'react'

/**
 * Whether our own dialog is open instead of Payload's, and how to close it. Payload's dialog cannot
 * be replaced or filled (`@payloadcms/ui/dist/elements/DeleteDocument`, `DeleteMany`); it is closed
 * as soon as it opens, before it is painted.
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
