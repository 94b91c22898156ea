'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { dropEntries } from '../../editing/kept/entries.ts'
import { placeOf } from '../../editing/kept/kept-form.ts'
import { keysFrom } from '../../editing/kept/texts.ts'
import { requestIfPossible } from '../../studio/request.ts'
import { PLACES, placeIn } from './place-in.ts'
import { erasuresOf } from './requests.ts'

type Found = { docs: { id: number; erasedAt?: string | null }[] }

/**
 * Drops what this browser has kept about enquiries that are erased or deleted, wherever that was done:
 * with the first page that somebody signed in sees, by one request, and by none if nothing is kept.
 */
export function ForgetGone({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const account = user?.id
  useEffect(() => {
    if (account !== undefined) void forgetGone(account)
  }, [account])
  return children
}

async function forgetGone(account: number | string): Promise<void> {
  const start = placeOf(account, PLACES)
  const keys = keysFrom(start).map((key) => Number.parseInt(key.slice(start.length), 10))
  const ids = [...new Set(keys)].filter(Number.isSafeInteger)
  if (ids.length === 0) return
  const found = await requestIfPossible<Found>(`/api${erasuresOf(ids)}`)
  if (!found) return
  const there = new Set(found.docs.flatMap(({ id, erasedAt }) => (erasedAt ? [] : [id])))
  for (const id of ids) if (!there.has(id)) dropEntries(placeOf(account, placeIn(id)))
}
