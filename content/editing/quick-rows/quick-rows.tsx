'use client'

import { useForm } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'
import { isRow, RowData } from './row-data.ts'

type Form = ReturnType<typeof useForm>
type Read = (path: string) => unknown

/**
 * Makes typing quick on pages with many blocks. At each key, Payload reads the values of every row
 * for its label, and for each of them walks through all fields of the form
 * (`@payloadcms/ui/dist/forms/RowLabel/Context`); to check the field it puts the whole form
 * together twice (`forms/useField`). This component keeps the values and labels of unchanged rows.
 */
export function QuickRows() {
  const form = useForm()
  useLayoutEffect(() => {
    const rows = new RowData()
    const readRow =
      (own: () => Read): Read =>
      (path) =>
        isRow(path) ? rows.at(form.getFields(), path) : own()(path)
    replace(form, 'getDataByPath', readRow)
    replace(form, 'getSiblingData', readRow)
    replace(form, 'getData', () => () => rows.all(form.getFields()))
  }, [form])
  return null
}

type Replaced = 'getData' | 'getDataByPath' | 'getSiblingData'

/** The form replaces its functions whenever it renders; ours call the latest ones. */
function replace(form: Form, name: Replaced, by: (own: () => Read) => Read) {
  let own: Read = form[name]
  const ours = by(() => own)
  Object.defineProperty(form, name, {
    configurable: true,
    enumerable: true,
    get: () => ours,
    set: (given: Read) => {
      own = given
    },
  })
}
