import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import { type InputEvent, type SubmitEvent, useEffect, useState } from 'react'
import { enquiryOf, mailtoUrl } from './mailto.ts'
import { type FieldError, fieldErrors } from './validation.ts'

/**
 * Validates the form with the site's own messages, then opens a draft in the visitor's mail
 * program. Without JavaScript the browser does both. The inputs are uncontrolled, so what was typed
 * before hydration is kept.
 */
export function useEnquiryForm(group: string, words: FormWords) {
  const [isHydrated, setHydrated] = useState(false)
  const [submitErrors, setSubmitErrors] = useState<FieldError[]>([])
  const [currentErrors, setCurrentErrors] = useState<FieldError[]>([])
  useEffect(() => setHydrated(true), [])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const errors = fieldErrors(form, group, words)
    setSubmitErrors(errors)
    setCurrentErrors(errors)
    if (errors.length === 0) location.assign(mailtoUrl(form.action, enquiryOf(new FormData(form))))
  }
  const onInput = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    const invalid = new Set(fieldErrors(form, group, words).map(({ id }) => id))
    setCurrentErrors((errors) => errors.filter(({ id }) => invalid.has(id)))
  }
  return { isHydrated, submitErrors, currentErrors, onSubmit, onInput }
}
