'use client'

import { formPath } from '@belvedere/kit/form-path.ts'
import { ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useCallback, useState } from 'react'
import { type Place, titleOf } from './record-place.ts'

const DIALOG = 'open-record'
const NOT_SAVED = 'This could not be saved, so nothing else was opened. Please try again.'
const DELETED = 'This belongs to a record that does not exist any more.'

/** Asks whether to open another record that was clicked on the page, at the clicked field. */
export function useOpenRecord(save: () => Promise<boolean>) {
  const { config, getEntityConfig } = useConfig()
  const { openModal } = useModal()
  const router = useRouter()
  const [place, setPlace] = useState<Place & { title: string }>()
  const ask = useCallback(
    async (record: string, path: string) => {
      const title = await titleOf(record, config.routes.api, getEntityConfig)
      if (title === undefined) return void toast.error(DELETED)
      setPlace({ record, path, title })
      openModal(DIALOG)
    },
    [config, getEntityConfig, openModal],
  )
  const open = async () => {
    if (!place) return
    if (await save()) router.push(config.routes.admin + formPath(place.record, place.path))
    else toast.error(NOT_SAVED)
  }
  const dialog = (
    <ConfirmationModal
      modalSlug={DIALOG}
      heading={`This belongs to ${place?.title ?? 'another record'}`}
      body="Open it? What you have written here is saved as a draft first."
      confirmLabel="Open it"
      confirmingLabel="Opening …"
      cancelLabel="Stay here"
      onConfirm={open}
    />
  )
  return { ask, dialog }
}
