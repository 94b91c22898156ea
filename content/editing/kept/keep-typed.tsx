'use client'

import { toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { hasSameContents, merge } from '../together/merge.ts'
import { BringBackNotice } from '../together/problem-notices.tsx'
import type { Fields } from '../together/same.ts'
import { useDescribe } from '../together/use-describe.ts'
import { useFormState } from '../together/use-form-state.ts'
import { KeptForm, placeOf } from './kept-form.ts'
import { useKeptTyping } from './use-kept-typing.ts'
import { useOffer } from './use-offer.ts'

const NOT_BACK = 'It could not be brought back yet. It stays here: please try again in a moment.'

/**
 * Part of a form without autosave: keeps what is typed until it is saved, and offers it
 * again. With `onlyNew`, existing records have a form that does the same, and merges.
 */
export function KeepTyped({ onlyNew = false }: { onlyNew?: boolean }) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { api } = useConfig().config.routes
  if (user?.collection !== 'users' || (onlyNew && id !== undefined)) return null
  const record = id === undefined ? `${collectionSlug}/new` : `${api}/${collectionSlug}/${id}`
  const path = globalSlug ? `${api}/globals/${globalSlug}` : record
  return <Keeper key={path} place={placeOf(user.id, path)} />
}

function Keeper({ place }: { place: string }) {
  const { data } = useDocumentInfo()
  const form = useFormState()
  const [kept] = useState(() => new KeptForm(place))
  useKeptTyping({ kept, read: form.read, started: () => data ?? {}, isOn: true })
  const isThere = useCallback(
    (mine: Fields) => data?.id !== undefined && hasSameContents({ ...data, ...mine }, data),
    [data],
  )
  const { offer, discard } = useOffer(kept, isThere)
  const describe = useDescribe()
  if (!offer) return null
  const bringBack = async () => {
    const now = form.read()
    const { merged, conflicts } = merge(offer.started, offer.mine, now)
    if (!(await form.replace(merged, now, 'editor').catch(() => false))) {
      toast.error(NOT_BACK)
      return
    }
    form.markChanged()
    discard()
    const isNew = Object.keys(offer.started).length === 0
    if (isNew || conflicts.length === 0) return
    const labels = conflicts.map(({ path }) => describe(path, [offer.mine, now]).label)
    const places = [...new Set(labels)].join(', ')
    toast.warning(`Changed since you typed: ${places}. The form has yours: look, then save.`)
  }
  return <BringBackNotice leftAt={offer.leftAt} bringBack={bringBack} discard={discard} />
}
