'use client'

import { useForm } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'
import { isRow, RowData } from './row-data.ts'

type Form = ReturnType<typeof useForm>
type Read = (path: string) => unknown

/**
 * Makes typing quick on pages with many blocks. At each key, Payload reads the values of every row
 * for its label, and for each of them walks through all fields of the form
 * (`@payloadcms/ui/dist/forms/RowLabel/Context`). Here rows without a change keep their values, so
 * that neither they nor their labels are made again.
 */
export function QuickRows() {
  const form = useForm()
  useLayoutEffect(() => {
    const rows = new RowData()
    const read: Read = (path) => rows.at(form.getFields(), path)
    readRows(form, 'getDataByPath', read)
    readRows(form, 'getSiblingData', read)
  }, [form])
  return null
}

/** The form sets its functions again whenever it renders; what is no row is read by them. */
function readRows(form: Form, name: 'getDataByPath' | 'getSiblingData', read: Read) {
  let own: Read = form[name]
  const readAny: Read = (path) => (isRow(path) ? read(path) : own(path))
  Object.defineProperty(form, name, {
    configurable: true,
    enumerable: true,
    get: () => readAny,
    set: (given: Read) => {
      own = given
    },
  })
}
