'use client'

import { formPath } from '@belvedere/kit/form-path.ts'
import { asFields } from '@belvedere/kit/json.ts'
import { ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload'
import { useCallback, useState } from 'react'
import { requestIfPossible } from '../../studio/request.ts'

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

/** A field of a record: `pages:12` or `global:home`, and a path with the ids of rows. */
type Place = { record: string; path: string }

type Find = (what: { collectionSlug?: string; globalSlug?: string }) => unknown

/** The editor's word for a record; undefined if there is no such record. */
async function titleOf(record: string, api: string, find: Find): Promise<string | undefined> {
  const [kind = '', id = ''] = record.split(':')
  if (kind === 'global') {
    const global = asConfig<ClientGlobalConfig>(find({ globalSlug: id }))
    return global && (typeof global.label === 'string' ? global.label : global.slug)
  }
  const collection = asConfig<ClientCollectionConfig>(find({ collectionSlug: kind }))
  if (!collection || !/^\d+$/.test(id)) return undefined
  const field = collection.admin.useAsTitle ?? 'title'
  const query = `depth=0&draft=true&select[${field}]=true`
  const doc = await requestIfPossible(`${api}/${kind}/${id}?${query}`, { isAskedAgain: true })
  if (doc === undefined) return undefined
  const title = asFields(doc)[field]
  const { singular } = collection.labels ?? {}
  return typeof title === 'string' && title ? title : `${singular ?? 'Record'} ${id}`
}

function asConfig<Config>(config: unknown): Config | undefined {
  return typeof config === 'object' && config !== null ? (config as Config) : undefined
}
