'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { hasSameContents } from '../together/merge.ts'
import { Notice } from '../together/notice.tsx'
import { BringBackNotice } from '../together/problem-notices.tsx'
import type { Fields } from '../together/same.ts'
import { useFormState } from '../together/use-form-state.ts'
import { KeptForm, placeOf } from './kept-form.ts'
import { useBlank } from './use-blank.ts'
import { useBringBack } from './use-bring-back.tsx'
import { useFullWords } from './use-full-words.ts'
import { useKeptTyping } from './use-kept-typing.ts'
import { useOffer } from './use-offer.ts'

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
  const isNew = !globalSlug && id === undefined
  return <Keeper key={path} place={placeOf(user.id, path)} isNew={isNew} />
}

function Keeper({ place, isNew }: { place: string; isNew: boolean }) {
  const { data } = useDocumentInfo()
  const form = useFormState()
  const [kept] = useState(() => new KeptForm(place))
  const blank = useBlank(form)
  const started = () => (isNew ? blank() : (data ?? {}))
  useKeptTyping({ kept, read: form.read, started, isOn: true })
  const isThere = useCallback(
    (mine: Fields) => data?.id !== undefined && hasSameContents({ ...data, ...mine }, data),
    [data],
  )
  const { offer, discard } = useOffer(kept, isThere)
  const { bringBack, dialog } = useBringBack(form)
  const also = useFullWords(kept)
  if (!offer) return also ? <Notice text={also} tone="urgent" /> : null
  const onBringBack = async () => {
    if (await bringBack(offer, isNew ? blank() : offer.started)) discard()
  }
  return (
    <>
      <BringBackNotice leftAt={offer.leftAt} {...{ also, discard }} bringBack={onBringBack} />
      {dialog}
    </>
  )
}
