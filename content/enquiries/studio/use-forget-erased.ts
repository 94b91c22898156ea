'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect } from 'react'
import { dropEntries } from '../../editing/kept/entries.ts'
import { placeOf } from '../../editing/kept/kept-form.ts'
import type { ShownEnquiry } from '../shown.ts'
import { placeIn } from './place-in.ts'

/** Drops what this browser has kept about an enquiry once its person is erased. */
export function useForgetErased({ id, erasedAt }: ShownEnquiry): void {
  const { user } = useAuth()
  const account = user?.id
  useEffect(() => {
    if (erasedAt && account !== undefined) dropEntries(placeOf(account, placeIn(id)))
  }, [erasedAt, account, id])
}
