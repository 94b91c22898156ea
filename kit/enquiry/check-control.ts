import { CONSENT, type OwnName, ownId } from './asked-form.ts'
import { type EnquiryField, MAX_LENGTHS } from './fields.ts'
import { isMailAddress } from './mail-address.ts'

/** The error of a field; the form has the words for it. */
export type Problem = 'missing' | 'invalid' | 'long'

/** The name of a control of the form. */
export type ControlName = EnquiryField | OwnName | typeof CONSENT

export type FieldProblem = { field: ControlName; problem: Problem }

/** Whether a control with this name is part of an enquiry. */
export function isControlName(name: string): name is ControlName {
  return name in MAX_LENGTHS || name === CONSENT || ownId(name) !== undefined
}

const MOST: Readonly<Record<string, number | undefined>> = MAX_LENGTHS

type Entered = { field: ControlName; value: string; isRequired: boolean }

/**
 * What is wrong with what was entered in a control: the same in the browser and on the site. A
 * telephone number is required from people who want to be called.
 */
export function problemOf(
  { field, value, isRequired }: Entered,
  answerBy: string,
): Problem | undefined {
  if (value === '')
    return isRequired || (field === 'phone' && answerBy === 'phone') ? 'missing' : undefined
  if (value.length > (MOST[field] ?? Number.POSITIVE_INFINITY)) return 'long'
  if (field === 'email' && !isMailAddress(value)) return 'invalid'
  if (field === 'phone' && (value.match(/\p{Nd}/gu)?.length ?? 0) < 3) return 'invalid'
  return undefined
}
