'use client'

import {
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useLocale,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useRef, useState } from 'react'
import { refusedIn } from '../errors/errors-in.ts'
import { useRefusedSaves } from '../errors/refused-saves.tsx'
import { makeKey } from '../once/key.ts'
import { useBackgroundSave } from '../together/use-background-save.ts'
import { useNewRecord } from './context.ts'
import { type CreateProblem, type CreateResult, createRecord } from './create-record.ts'

/**
 * The two saves of a new record: the one that creates it, and one for the text typed in the
 * meantime.
 */
export function useSaves() {
  const record = useNewRecord()
  const info = useDocumentInfo()
  const { getData, getFields } = useForm()
  const { setRefused } = useRefusedSaves()
  const { onSave } = useDocumentDrawerContext()
  const saveInBackground = useBackgroundSave()
  const { addressOf, me } = useAddresses()
  const [problem, setProblem] = useState<CreateProblem>()
  /** The save that creates the record: under way or done; none after a failed one. */
  const creation = useRef<Promise<CreateResult>>(undefined)

  const [key] = useState(makeKey)
  const send = async (): Promise<CreateResult> => {
    const address = addressOf(`/${info.collectionSlug}`)
    const result = await createRecord(address, getData(), me, key)
    // The field that the drawer was opened from takes the record, also after the drawer was closed.
    if ('doc' in result) void onSave?.({ doc: result.doc, operation: 'update', result: {} })
    return result
  }

  /** Returns whether the record exists now. */
  const create = async (): Promise<boolean> => {
    if (creation.current) return 'doc' in (await creation.current)
    // The publish button waits as it does for an upload, because it would create the record a
    // second time.
    info.setUploadStatus?.('uploading')
    creation.current = send()
    const result = await creation.current
    info.setUploadStatus?.('idle')
    if ('problem' in result) {
      creation.current = undefined
      const { problem } = result
      setProblem(problem)
      if (problem.kind === 'refused') setRefused(refusedIn(getFields(), problem.errors))
      return false
    }
    setProblem(undefined)
    setRefused([])
    // The version that later saves begin from.
    info.setData(result.doc)
    record?.onSaved(result.doc.id)
    return true
  }

  const saveRest = async () => {
    await saveInBackground({
      action: addressOf(`/${info.collectionSlug}/${info.id}`),
      method: 'PATCH',
      context: { incrementVersionCount: true },
    })
    info.setMostRecentVersionIsAutosaved(true)
    info.setUnpublishedVersionCount(1)
  }

  return { create, saveRest, problem, creation, send }
}

function useAddresses() {
  const { config } = useConfig()
  const { code } = useLocale()
  const query = new URLSearchParams({
    autosave: 'true',
    depth: '0',
    draft: 'true',
    'fallback-locale': 'null',
    locale: code,
  })
  const apiPath = (path: `/${string}`) => formatAdminURL({ apiRoute: config.routes.api, path })
  return {
    addressOf: (path: `/${string}`) => `${apiPath(path)}?${query}`,
    me: apiPath('/users/me'),
  }
}
