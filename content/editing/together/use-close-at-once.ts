'use client'

import { useDocumentDrawerContext, useForm, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

const CLOSE = '.doc-drawer__header-close'

/**
 * Closes the drawer around a form without Payload's question about unsaved changes: a form with drafts
 * saves its last words when it is left, or keeps them.
 */
export function useCloseAtOnce(isOn: boolean): void {
  const { drawerSlug } = useDocumentDrawerContext()
  const { formRef } = useForm()
  const { closeModal } = useModal()
  useEffect(() => {
    const form = formRef.current
    if (!isOn || !drawerSlug || !form) return
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(CLOSE)) return
      event.preventDefault()
      event.stopPropagation()
      closeModal(drawerSlug)
    }
    form.addEventListener('click', onClick, true)
    return () => form.removeEventListener('click', onClick, true)
  }, [isOn, drawerSlug, formRef, closeModal])
}
