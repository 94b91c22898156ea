'use client'

import { isObject } from '@belvedere/kit/json.ts'
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect } from 'react'
import { findPlace } from '../../../editing/errors/name-field.ts'
import { hearDeleted } from './deleted.ts'

/** A field that held the deleted record: a value, or one of a list. */
type Holder = { path: string; value: unknown; at: number; one: unknown }

/**
 * Part of each form: empties the fields for files that have a file which was deleted in a drawer.
 * Payload does so in its fields for relations alone. What is brought back is put back in both.
 */
export function ForgetDeleted() {
  const { dispatchFields, getFields, setModified } = useForm()
  const { docConfig } = useDocumentInfo()
  const { blocksMap } = useConfig().config
  useEffect(() => {
    const update = (path: string, value: unknown) => {
      dispatchFields({ type: 'UPDATE', path, value })
      setModified(true)
    }
    return hearDeleted(({ collection, id }) => {
      const before = getFields()
      const labels = { fields: docConfig?.fields ?? [], blocks: blocksMap }
      const isDeleted = (one: unknown) =>
        isObject(one)
          ? one.relationTo === collection && String(one.value) === id
          : String(one) === id
      const held: Holder[] = []
      for (const [path, { value }] of Object.entries(before)) {
        const values = Array.isArray(value) ? value : [value]
        const at = values.findIndex(isDeleted)
        if (at < 0) continue
        const { field } = findPlace(labels, before, path)
        if (field?.type !== 'upload' && field?.type !== 'relationship') continue
        if (![field.relationTo].flat().some((slug) => slug === collection)) continue
        held.push({ path, value, at, one: values[at] })
        if (field.type === 'relationship') continue
        update(path, Array.isArray(value) ? value.filter((one) => !isDeleted(one)) : null)
      }
      return () => {
        const now = getFields()
        for (const holder of held) {
          const path = pathNow(before, now, holder.path)
          const value = now[path]?.value
          const list = Array.isArray(value) ? value : []
          const isFilled = Array.isArray(holder.value) ? list.some(isDeleted) : Boolean(value)
          if (!now[path] || isFilled) continue
          update(
            path,
            Array.isArray(holder.value) ? list.toSpliced(holder.at, 0, holder.one) : holder.value,
          )
        }
      }
    })
  }, [dispatchFields, getFields, setModified, docConfig, blocksMap])
  return null
}

/** Where a field is now: its row may have moved; a row that is gone has none. */
function pathNow(before: FormState, now: FormState, path: string): string {
  const row = /^(.*\.\d+)(\..+)$/.exec(path)
  if (!row) return path
  const [, rowPath = '', rest = ''] = row
  const id = before[`${rowPath}.id`]?.value
  const [found = ''] =
    Object.entries(now).find(
      ([one, { value }]) => id !== undefined && value === id && /\.\d+\.id$/.test(one),
    ) ?? []
  return found.replace(/\.id$/, rest)
}
