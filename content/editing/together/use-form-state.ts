'use client'

import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { keepFolds } from '../rows/keep-folds.ts'
import { useFormHistory } from '../undo/history-context.ts'
import { hasSameContents } from './merge.ts'
import type { Fields } from './same.ts'

/** Reads and replaces the contents of the open form. */
export type FormState = {
  read: () => Fields
  /**
   * Shows other contents, by the editor or with changes of others, which are not the editor's to undo.
   * Returns false if the form changed while they were prepared.
   */
  replace: (contents: Fields, expected: Fields, by: 'editor' | 'others') => Promise<boolean>
  /** Marks the form as changed, or as saved in this version. */
  mark: (contents: Fields, saved: Fields) => void
  /** Marks the form as changed, so that it is saved as after a key press. */
  markChanged: () => void
}

/** The open form as one value; the returned object stays the same. */
export function useFormState(): FormState {
  const form = useForm()
  const history = useFormHistory()
  const info = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getFormState } = useServerFunctions()
  const state = useRef<FormState>({
    read: () => ({}),
    replace: async () => false,
    mark: () => undefined,
    markChanged: () => undefined,
  })
  const { id, collectionSlug = '', globalSlug } = info
  Object.assign(state.current, {
    read: () => ({ ...form.getData() }),
    replace: async (contents: Fields, expected: Fields, by: 'editor' | 'others') => {
      const answer = await getFormState({
        ...(id !== undefined && { id }),
        ...(globalSlug ? { globalSlug } : { collectionSlug }),
        data: contents,
        docPermissions: info.docPermissions,
        docPreferences: await info.getDocPreferences(),
        locale,
        operation: id === undefined && !globalSlug ? 'create' : 'update',
        renderAllFields: true,
        schemaPath: globalSlug ?? collectionSlug,
        skipValidation: true,
      })
      if (!('state' in answer) || !answer.state) throw new Error('The form has no state.')
      // What the form has not shown yet is the editor's.
      flushSync(() => {})
      if (JSON.stringify(form.getData()) !== JSON.stringify(expected)) return false
      const state = keepFolds(answer.state, form.getFields())
      // What reads the form next, such as a merge, finds these contents in it.
      const show = () =>
        flushSync(() => form.dispatchFields({ type: 'REPLACE_STATE', state, optimize: true }))
      if (by === 'editor' || !history) show()
      else history.byOthers(show)
      return true
    },
    mark: (contents: Fields, saved: Fields) => {
      form.setModified(!hasSameContents(contents, saved))
      info.setData(saved)
    },
    markChanged: () => form.setModified(true),
  } satisfies FormState)
  return state.current
}
