'use client'

import { useConfig, useModal } from '@payloadcms/ui'
import { PathParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'

type Props = {
  collection: string
  id: number | undefined
  onStartAgain: () => void
  children: ReactNode
}

/**
 * Gives the page of a new record the record's address once it is saved, without loading the page
 * again. Next keeps the parameters of the address that it has loaded, so the tabs get their own.
 */
export function RecordAddress({ collection, id, onStartAgain, children }: Props) {
  const { config } = useConfig()
  const addressOf = (last: string) =>
    formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${last}` })
  useAddressOf(id === undefined ? undefined : addressOf(String(id)))
  useStartAgain(addressOf('create'), id, onStartAgain)
  const params = useMemo(
    () => ({ segments: ['collections', collection, String(id ?? 'create')] }),
    [collection, id],
  )
  return <PathParamsContext value={params}>{children}</PathParamsContext>
}

/** Waits until no drawer is open: Payload closes them all when the address changes. */
function useAddressOf(address: string | undefined) {
  const { modalState } = useModal()
  const isCovered = Object.values(modalState).some(({ isOpen }) => isOpen)
  useEffect(() => {
    if (!address || isCovered) return
    window.history.replaceState(null, '', address)
  }, [address, isCovered])
}

/**
 * “Create New” on the page of a record that was just created leads to the page that is still loaded:
 * it starts again. Coming back to that page through the history loads the record.
 */
function useStartAgain(blank: string, id: number | undefined, onStartAgain: () => void) {
  const pathname = usePathname()
  const hasMoved = useRef(false)
  useEffect(() => {
    if (pathname === blank) {
      if (hasMoved.current) onStartAgain()
      hasMoved.current = false
    } else if (id === undefined) {
      window.location.reload()
    } else {
      hasMoved.current = true
    }
  }, [pathname, blank, id, onStartAgain])
}
