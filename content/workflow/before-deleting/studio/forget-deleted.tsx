'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { findPlace } from '../../../editing/errors/name-field.ts'
import { hearDeleted } from './deleted.ts'

/**
 * Part of each form: empties the fields for files that have a file which was deleted in a drawer.
 * Payload does so in its fields for relations alone.
 */
export function ForgetDeleted() {
  const { dispatchFields, getFields, setModified } = useForm()
  const { docConfig } = useDocumentInfo()
  const { blocksMap } = useConfig().config
  useEffect(
    () =>
      hearDeleted(({ collection, id }) => {
        const state = getFields()
        const labels = { fields: docConfig?.fields ?? [], blocks: blocksMap }
        const isDeleted = (value: unknown) => String(value) === id
        for (const [path, { value }] of Object.entries(state)) {
          const holds = Array.isArray(value) ? value.some(isDeleted) : isDeleted(value)
          if (!holds) continue
          const { field } = findPlace(labels, state, path)
          if (field?.type !== 'upload' || field.relationTo !== collection) continue
          const rest = Array.isArray(value) ? value.filter((one) => !isDeleted(one)) : null
          dispatchFields({ type: 'UPDATE', path, value: rest })
          setModified(true)
        }
      }),
    [dispatchFields, getFields, setModified, docConfig, blocksMap],
  )
  return null
}
