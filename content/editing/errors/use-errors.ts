'use client'

import { useForm, useFormFields, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef, useState } from 'react'
import { isSame } from '../together/same.ts'
import { type FieldError, invalidIn, oncePerField, stillRefused } from './errors-in.ts'
import { useRefusedSaves } from './refused-saves.tsx'

type Errors = {
  errors: FieldError[]
  /** How many there were at most since the list was opened. */
  most: number
}

/**
 * What is left to fix since a save was refused. A publication is refused for all invalid fields; a
 * draft may have those, and is refused for what only the save finds.
 */
export function useErrors(): Errors {
  const { setSubmitted } = useForm()
  const isSubmitted = useFormSubmitted()
  const { refused } = useRefusedSaves()
  const [isOpen, setOpen] = useState(false)
  const invalid = useErrorsIn((state) => (isSubmitted || isOpen ? invalidIn(state) : []))
  const still = useErrorsIn((state) => stillRefused(state, refused))
  if (isOpen !== invalid.length > 0) setOpen(!isOpen)
  // A saved draft ends this state of Payload's form, and with it the marks at the fields.
  useLayoutEffect(() => {
    if (isOpen && !isSubmitted) setSubmitted(true)
  }, [isOpen, isSubmitted, setSubmitted])

  const errors = oncePerField([...invalid, ...still])
  const { length } = errors
  const [most, setMost] = useState(0)
  if (length > most || (length === 0 && most > 0)) setMost(length)
  return { errors, most }
}

/** The same list as long as nothing changes in it: the form has a new state at each key. */
function useErrorsIn(read: (state: FormState) => FieldError[]): FieldError[] {
  const last = useRef<FieldError[]>([])
  return useFormFields(([state]) => {
    const now = read(state)
    if (!isSame(now, last.current)) last.current = now
    return last.current
  })
}
