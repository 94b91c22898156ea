import { cleanLine, cleanLines } from './clean-text.ts'
import {
  ANSWERS_BY,
  type AnswerBy,
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryFields,
  MAX_LENGTHS,
} from './fields.ts'
import { isMailAddress } from './mail-address.ts'

/** The error of a field; the form has the words for it. */
type Problem = 'missing' | 'invalid' | 'long'

export type FieldProblem = { field: EnquiryField; problem: Problem }

/** The contents of an enquiry, validated. Optional fields are empty when nothing was entered. */
export type Enquiry = Omit<EnquiryFields, 'answerBy' | 'news'> & {
  answerBy: AnswerBy
  news: boolean
}

type Checked =
  | { enquiry: Enquiry; problems?: never }
  | { enquiry?: never; problems: FieldProblem[] }

/** Reads the fields of a form; missing ones are empty. Files are ignored. */
export function readFields(get: (field: EnquiryField) => unknown): EnquiryFields {
  const text = (field: EnquiryField) => {
    const value = get(field)
    if (typeof value !== 'string') return ''
    return field === 'message' ? cleanLines(value) : cleanLine(value)
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    about: text('about'),
    house: text('house'),
    message: text('message'),
    language: text('language'),
    answerBy: text('answerBy'),
    news: text('news'),
  }
}

/** Validates the input: the same in the browser, on the site and in the content service. */
export function checkEnquiry(fields: EnquiryFields): Checked {
  const problems = ENQUIRY_FIELDS.flatMap((field) => {
    const problem = problemOf(field, fields)
    return problem ? [{ field, problem }] : []
  })
  if (problems.length > 0) return { problems }
  const { answerBy, news, house, ...rest } = fields
  const enquiry = {
    ...rest,
    house: isPath(house) ? house : '',
    answerBy: answersBy(answerBy) ?? 'email',
    news: news === 'yes',
  }
  return { enquiry }
}

function problemOf(field: EnquiryField, fields: EnquiryFields): Problem | undefined {
  const value = fields[field]
  if (value.length > MAX_LENGTHS[field]) return 'long'
  if (field === 'name' || field === 'message') return value === '' ? 'missing' : undefined
  if (field === 'email' && value === '') return 'missing'
  if (field === 'email') return isMailAddress(value) ? undefined : 'invalid'
  if (field === 'phone') return problemOfPhone(value, fields.answerBy)
  return undefined
}

/** A telephone number is required only from people who want to be called. */
function problemOfPhone(phone: string, answerBy: string): Problem | undefined {
  if (phone === '') return answerBy === 'phone' ? 'missing' : undefined
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 3 ? undefined : 'invalid'
}

function answersBy(text: string) {
  return ANSWERS_BY.find((way) => way === text)
}

/** A path of this site: any other value of the hidden field does not come from the form. */
function isPath(text: string) {
  return /^(?:\/[A-Za-z0-9-]+){1,4}$/.test(text)
}
