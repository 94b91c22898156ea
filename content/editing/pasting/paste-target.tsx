'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { makeRowId } from '../../studio/make-row-id.ts'
import { pathOfElement } from '../beside/field-element.ts'
import { CLIPBOARD, readCopied, rowsOf } from './copied.ts'
import { addPasteTarget } from './paste-targets.ts'
import { useAddRows } from './use-add-rows.ts'

const NOTHING = 'Nothing is copied yet. Choose “Copy” in the menu of a block or row first.'
const UNREADABLE = 'What was copied cannot be read. Copy it again.'

/** Part of each form: pastes what “Copy” has kept below a row, or at the end of a list. */
export function PasteTarget() {
  const { formRef, getFields } = useForm()
  const addRows = useAddRows()
  // Not before: the form itself is mounted after its parts.
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    return addPasteTarget(form, (opener) => {
      const text = localStorage.getItem(CLIPBOARD)
      if (!text) return NOTHING
      const copied = readCopied(text)
      const state = getFields()
      const place = pathOfElement(state, opener)
      if (!copied || place === undefined) return UNREADABLE
      const [, ofRow, row] = /^(.+)\.(\d+)$/.exec(place) ?? []
      const path = ofRow ?? place
      const first = row === undefined ? (state[path]?.rows?.length ?? 0) : Number(row) + 1
      return addRows(copied, rowsOf(copied, makeRowId), path, first)
    })
  }, [addRows, formRef, getFields])
  return null
}
