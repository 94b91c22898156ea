'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { errorSentence } from '../../payload/error-sentences/validation-sentences.ts'
import { pagePathOf } from '../beside/form-paths.ts'
import { useOpenField } from '../beside/use-open-field.ts'
import './error-list.css'
import { nameField } from './name-field.ts'
import { useErrors } from './use-errors.ts'

/** Above the fields: what is left to fix since a save was refused, each with the way to its field. */
export function ErrorList() {
  const { errors, most } = useErrors()
  const { getFields } = useForm()
  const { docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const openField = useOpenField()
  const place = useRef<HTMLDetailsElement>(null)
  const isShown = errors.length > 0
  // The dialog or button that the editor came from is left behind; while typing, the cursor stays.
  useEffect(() => {
    const { activeElement } = document
    const isTyping = activeElement?.matches('input, textarea, select, [contenteditable=true]')
    if (isShown && !isTyping) place.current?.querySelector('summary')?.focus()
  }, [isShown])

  const state = getFields()
  const labels = { fields: docConfig?.fields ?? [], blocks: config.blocksMap }
  return (
    <>
      <p className="error-list__status" role="status">
        {isShown && wordsFor(errors.length, most)}
      </p>
      {isShown && (
        <details className="error-list field-links" ref={place} open>
          <summary>{wordsFor(errors.length, most)}</summary>
          <ul>
            {errors.map(({ path, message }) => {
              const target = pagePathOf(state, path) ?? path
              return (
                <li key={target}>
                  <button type="button" onClick={() => void openField(place.current, target)}>
                    {errorSentence(nameField(labels, state, path), message)}
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </>
  )
}

/** How many are left, and of how many once some are fixed. */
function wordsFor(left: number, most: number): string {
  if (left < most) return `${left} of ${most} things left to fix`
  return left === 1 ? 'One thing to fix' : `${left} things to fix`
}
