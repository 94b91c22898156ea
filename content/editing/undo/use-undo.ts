'use client'

import {
  type FieldAction,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formPathOf } from '../beside/form-paths.ts'
import { useOpenField } from '../beside/use-open-field.ts'
import { nameField } from '../errors/name-field.ts'
import type { FormHistory } from './form-history.ts'
import { pendingProse, showProse } from './prose-editor.ts'
import { isRemoval, tellRemoval } from './removal.ts'
import { showStep } from './show-step.ts'
import type { Step } from './step.ts'
import { targetOfStep } from './target-of-step.ts'
import { addUndoTarget, type Move } from './undo-keys.ts'

const DONE: Record<Move, string> = { undo: 'Undone', redo: 'Redone' }

/** Undoes and redoes in the open form; `said` is for those who cannot see what that changed. */
export function useUndo(history: FormHistory) {
  const form = useForm()
  const isProcessing = useFormProcessing()
  const { docConfig } = useDocumentInfo()
  const { blocksMap } = useConfig().config
  const openField = useOpenField()
  const [said, setSaid] = useState({ words: '', count: 0 })

  const run = useCallback(
    (move: Move, take: (dispatch: (actions: FieldAction[]) => void) => Step | undefined) => {
      const { current: element } = form.formRef
      if (!element || form.disabled || isProcessing) return
      const dispatch = (actions: FieldAction[]) => {
        flushSync(() => {
          for (const action of actions) form.dispatchFields(action)
          form.setModified(true)
        })
        for (const action of actions)
          if (action.type === 'UPDATE') showProse(element, action.path, action.value)
      }
      // What the form has not shown yet comes before.
      flushSync(() => {})
      const pending = pendingProse(form.getFields())
      if (pending.length > 0) dispatch(pending)
      const step = take(dispatch)
      if (!step) return
      const state = form.getFields()
      const labels = { fields: docConfig?.fields ?? [], blocks: blocksMap }
      const path = formPathOf(state, targetOfStep(step).path)
      const name = path === undefined ? '' : `: ${nameField(labels, state, path)}`
      setSaid(({ count }) => ({ words: `${DONE[move]}${name}.`, count: count + 1 }))
      void showStep({ element, getState: form.getFields, openField }, step)
    },
    [form, isProcessing, docConfig, blocksMap, openField],
  )
  const latest = useRef(run)
  latest.current = run

  const move = useCallback(
    (name: Move) => latest.current(name, (dispatch) => history[name](dispatch)),
    [history],
  )
  useEffect(() => {
    const { current: element } = form.formRef
    if (!element) return undefined
    return addUndoTarget(element, { getState: form.getFields, run: move })
  }, [form, move])

  useEffect(() => {
    const open = new Set<() => void>()
    const told = new WeakSet<Step>()
    const stop = history.subscribe(() => {
      const step = history.last()
      if (!step || told.has(step) || !isRemoval(step)) return
      told.add(step)
      const takeBack = () => latest.current('undo', (dispatch) => history.takeBack(step, dispatch))
      open.add(tellRemoval(history, step, takeBack))
    })
    return () => {
      stop()
      for (const close of open) close()
    }
  }, [history])
  return { move, said }
}
