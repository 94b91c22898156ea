'use client'

import { useDocumentInfo, useForm, useWatchForm } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FormHistory } from './form-history.ts'
import { showEmptied } from './prose-editor.ts'
import { watchGestures } from './watch-gestures.ts'

/** Shows each state of the open form to its history. */
export function useObservedForm(history: FormHistory): void {
  const { fields } = useWatchForm()
  const { formRef } = useForm()
  const { id, initialState } = useDocumentInfo()
  const shown = useRef({ id, initialState })
  useLayoutEffect(() => {
    const { current } = shown
    shown.current = { id, initialState }
    if (current.id !== undefined && current.id !== id) history.forget()
    // Payload's form takes the new contents right after this.
    if (current.initialState !== initialState) history.reload()
  }, [history, id, initialState])
  const before = useRef(fields)
  useLayoutEffect(() => {
    if (formRef.current) showEmptied(formRef.current, before.current, fields)
    before.current = fields
    history.observe(fields)
  }, [history, fields, formRef])
  useEffect(() => watchGestures(document, history.gesture), [history])
}
