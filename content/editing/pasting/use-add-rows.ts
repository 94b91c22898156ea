'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'
import { findPlace } from '../errors/name-field.ts'
import type { Labels } from '../together/describe.ts'
import type { Copied, CopiedRow } from './copied.ts'
import { refusalOf } from './refusal-of.ts'

/** Adds copied rows to a list of the open form, from an index on; the result says why they do not fit. */
export type AddRows = (
  copied: Copied,
  rows: readonly CopiedRow[],
  path: string,
  first: number,
) => string | undefined

/** As `AddRows`, for the form around. */
export function useAddRows(): AddRows {
  const { addFieldRow, getFields } = useForm()
  const { docConfig } = useDocumentInfo()
  const { blocksMap } = useConfig().config
  return useCallback(
    (copied, rows, path, first) => {
      const blocks: Labels['blocks'] = blocksMap
      const labels = { fields: docConfig?.fields ?? [], blocks }
      const state = getFields()
      const count = state[path]?.rows?.length ?? 0
      const { name, field } = findPlace(labels, state, path)
      const kindName = (slug: string) => String(blocks[slug]?.labels?.singular ?? slug)
      const allowed = state[path]?.blocksFilterOptions
      const flaw = refusalOf(copied, rows, { name, field, allowed, count, kindName })
      if (flaw !== undefined) return flaw
      for (const [at, { blockType, state: subFieldState }] of rows.entries())
        addFieldRow({
          path,
          rowIndex: first + at,
          subFieldState,
          schemaPath: path,
          ...(blockType && { blockType }),
        })
      return undefined
    },
    [addFieldRow, getFields, docConfig, blocksMap],
  )
}
