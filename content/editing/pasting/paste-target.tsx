'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { makeRowId } from '../../studio/make-row-id.ts'
import { pathOfElement } from '../beside/field-element.ts'
import { findPlace } from '../errors/name-field.ts'
import type { Labels } from '../together/describe.ts'
import { CLIPBOARD, readCopied, rowsOf } from './copied.ts'
import { addPasteTarget } from './paste-targets.ts'
import { refusalOf } from './refusal-of.ts'

const NOTHING = 'Nothing is copied yet. Choose “Copy” in the menu of a block or row first.'
const UNREADABLE = 'What was copied cannot be read. Copy it again.'

/** Part of each form: pastes what “Copy” has kept below a row, or at the end of a list. */
export function PasteTarget() {
  const { addFieldRow, formRef, getFields } = useForm()
  const { docConfig } = useDocumentInfo()
  const { blocksMap } = useConfig().config
  // Not before: the form itself is mounted after its parts.
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    const blocks: Labels['blocks'] = blocksMap
    const labels = { fields: docConfig?.fields ?? [], blocks }
    return addPasteTarget(form, (opener) => {
      const text = localStorage.getItem(CLIPBOARD)
      if (!text) return NOTHING
      const copied = readCopied(text)
      const state = getFields()
      const place = pathOfElement(state, opener)
      if (!copied || place === undefined) return UNREADABLE
      const [, ofRow, row] = /^(.+)\.(\d+)$/.exec(place) ?? []
      const path = ofRow ?? place
      const count = state[path]?.rows?.length ?? 0
      const rows = rowsOf(copied, makeRowId)
      const { name, field } = findPlace(labels, state, path)
      const kindName = (slug: string) => String(blocks[slug]?.labels?.singular ?? slug)
      const allowed = state[path]?.blocksFilterOptions
      const flaw = refusalOf(copied, rows, { name, field, allowed, count, kindName })
      if (flaw !== undefined) return flaw
      const first = row === undefined ? count : Number(row) + 1
      for (const [at, { blockType, state: subFieldState }] of rows.entries()) {
        const rowIndex = first + at
        addFieldRow({
          path,
          rowIndex,
          subFieldState,
          schemaPath: path,
          ...(blockType && { blockType }),
        })
      }
      return undefined
    })
  }, [addFieldRow, formRef, getFields, docConfig, blocksMap])
  return null
}
