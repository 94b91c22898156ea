'use client'

import { useDocumentInfo, useForm, useFormFields, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'
import { rowsWithoutFields } from './rows-without-fields.ts'

/** A row without its fields is asked for again after this time, in ms, until they come. */
const PATIENCE = 5000

/**
 * Asks for the fields of new rows until they have come. Payload’s form asks once after a change, and
 * not at all if an answer about the form before it comes within 250 ms: it takes the form that the
 * answer went into for the one it has asked about
 * (`prevStateRef` in `@payloadcms/ui/dist/forms/Form/fieldReducer.js`). The answer to the next save
 * brings them all the same, but that may be lost; and the service may fail at any of them.
 */
export function WaitingRows() {
  const { dispatchFields, getFields } = useForm()
  const info = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const unused = useRef<FormState>({})
  const waiting = useFormFields(([fields]) => rowsWithoutFields(fields).join())

  const ask = useEffectEvent(async () => {
    const { id, collectionSlug = '', globalSlug, docPermissions } = info
    const answer = await getFormState({
      ...(id !== undefined && { id }),
      ...(globalSlug ? { globalSlug } : { collectionSlug }),
      docPermissions,
      docPreferences: await info.getDocPreferences(),
      formState: deepCopyObjectSimpleWithoutReactComponents(getFields(), { excludeFiles: true }),
      operation: id === undefined && !globalSlug ? 'create' : 'update',
      renderAllFields: false,
      schemaPath: globalSlug ?? collectionSlug,
      skipValidation: true,
    })
    const serverState = answer && 'state' in answer ? answer.state : undefined
    if (!serverState) return
    dispatchFields({ type: 'MERGE_SERVER_STATE', prevStateRef: unused, serverState })
  })

  useEffect(() => {
    if (!waiting) return
    let isAsking = false
    const askOnce = async () => {
      if (isAsking) return
      isAsking = true
      await ask().catch(() => undefined)
      isAsking = false
    }
    const timer = setInterval(askOnce, PATIENCE)
    return () => clearInterval(timer)
  }, [waiting])
  return null
}
