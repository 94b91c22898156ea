import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import {
  checkEnquiry,
  type FieldProblem,
  readFields,
} from '@belvedere/kit/enquiry/check-enquiry.ts'
import type { EnquiryField, EnquiryFields } from '@belvedere/kit/enquiry/fields.ts'
import type { House } from '@belvedere/kit/enquiry/form-state.ts'
import {
  FORM,
  type FormState,
  PREVIEW,
  SAMPLE_REFERENCE,
} from '@belvedere/kit/enquiry/form-state.ts'
import { stepsForEnquiry } from '@belvedere/ui/visit-steps.ts'
import { type FocusEvent, type PointerEvent, type SubmitEvent, useRef, useState } from 'react'
import { errorsOf } from './errors.ts'
import { forgetValues, keepValues } from './kept-values.ts'
import { sendForm } from './send-form.ts'
import { useTicket } from './use-ticket.ts'

/**
 * The state of the form: not sent, the reason why it is still shown, or the number of the enquiry.
 */
export type Outcome =
  | { is: 'open' }
  | { is: 'sending' }
  | { is: 'look-over' | 'busy' | 'not-kept' | 'too-long'; values: EnquiryFields }
  | { is: 'sent'; reference: string }

type Options = { group: string; page: string; words: FormWords; state: FormState | undefined }

/**
 * Validates fields when they are left, sends the form, and stores the input. The inputs are
 * uncontrolled, so that text typed before hydration is kept. Without scripts the browser sends the
 * form, and the site answers with `state`.
 */
export function useEnquiryForm({ group, page, words, state }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState<FieldProblem[]>(problemsOf(state))
  const [problems, setProblems] = useState<FieldProblem[]>(problemsOf(state))
  const [outcome, setOutcome] = useState<Outcome>(outcomeOf(state))
  const { house, isHydrated, touch, ticket } = useTicket(form, group, state)
  const isPressed = useRef(false)

  const check = (element: HTMLFormElement) => {
    const values = valuesOf(element, house)
    return { values, found: checkEnquiry(values).problems ?? [] }
  }
  const onPointerDown = ({ target }: PointerEvent<HTMLFormElement>) => {
    isPressed.current = target instanceof Element && target.closest('[type=submit]') !== null
  }
  const onPointerUp = () => {
    isPressed.current = false
  }
  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    // A message would move the button away from the pointer; the press validates all fields.
    if (isPressed.current) return
    const field: unknown = target.name
    const { values, found } = check(currentTarget)
    // A field that is left empty is not reported before the form is sent.
    const own = found.filter((one) => one.field === field && values[one.field] !== '')
    setProblems((known) => [...known.filter((one) => one.field !== own[0]?.field), ...own])
  }
  const onInput = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    const { found } = check(currentTarget)
    const isOpen = ({ field }: FieldProblem) => found.some((one) => one.field === field)
    setProblems((known) => known.filter(isOpen))
    keepValues(currentTarget, group)
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (outcome.is === 'sending') return
    const { values, found } = check(event.currentTarget)
    setSubmitted(found)
    setProblems(found)
    if (found.length > 0) return
    if (isPreview()) return setOutcome({ is: 'sent', reference: SAMPLE_REFERENCE })
    setOutcome({ is: 'sending' })
    const trap = trapOf(event.currentTarget)
    const visit = stepsForEnquiry()
    const sent = { values, page, trap: trap?.value ?? '', visit }
    const answer = await sendForm(sent, await ticket())
    if (trap) trap.value = ''
    if (answer.is === 'sent') forgetValues(group)
    if (answer.is === 'wrong') {
      setSubmitted(answer.problems)
      setProblems(answer.problems)
    }
    setOutcome(answer.is === 'wrong' ? { is: 'open' } : withValues(answer, values))
  }
  const errorOf = (field: EnquiryField) =>
    errorsOf(
      problems.filter((one) => one.field === field),
      group,
      words,
    )[0]?.message

  return {
    form,
    house,
    isHydrated,
    outcome,
    submitted,
    submitErrors: errorsOf(submitted, group, words),
    errorOf,
    handlers: { onSubmit, onBlur, onInput, onPointerDown, onPointerUp, onFocus: touch },
  }
}

/** An editor who tries the form is no visitor: no enquiry is sent from a preview. */
function isPreview() {
  return new URLSearchParams(location.search).get(PREVIEW) === 'true'
}

function problemsOf(state: FormState | undefined) {
  return state?.is === 'wrong' ? state.problems : []
}

function outcomeOf(state: FormState | undefined): Outcome {
  if (!state || state.is === 'wrong') return { is: 'open' }
  return state
}

type Answer = Exclude<Awaited<ReturnType<typeof sendForm>>, { is: 'wrong' }>

function withValues(answer: Answer, values: EnquiryFields): Outcome {
  return answer.is === 'sent' ? answer : { is: answer.is, values }
}

function trapOf(form: HTMLFormElement) {
  const field = form.elements.namedItem(FORM.trap)
  return field instanceof HTMLInputElement ? field : undefined
}

/** The values of a form. The enquiry is about the listing only while that is its subject. */
function valuesOf(form: HTMLFormElement, house: House | undefined): EnquiryFields {
  const data = new FormData(form)
  const values = readFields((field) => data.get(field))
  return { ...values, house: house && values.about === house.title ? house.path : '' }
}
