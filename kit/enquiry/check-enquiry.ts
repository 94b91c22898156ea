import {
  type Asked,
  type AskedForm,
  answersTo,
  answerTo,
  CONSENT,
  type Consent,
  MAX_ANSWERS,
  MAX_QUESTIONS,
  type OwnName,
  ownId,
  ownName,
  PLAIN_FORM,
  type Question,
} from './asked-form.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import {
  ANSWERS_BY,
  type AnswerBy,
  type EnquiryField,
  type EnquiryFields,
  type EnquiryValues,
  MAX_LENGTHS,
} from './fields.ts'
import { isMailAddress } from './mail-address.ts'

/** The error of a field; the form has the words for it. */
type Problem = 'missing' | 'invalid' | 'long'

/** The name of a control of the form. */
export type ControlName = EnquiryField | OwnName | typeof CONSENT

export type FieldProblem = { field: ControlName; problem: Problem }

/** The contents of an enquiry, validated. Optional fields are empty when nothing was entered. */
export type Enquiry = Omit<EnquiryFields, 'answerBy' | 'news'> & {
  answerBy: AnswerBy
  news: boolean
  /** The answers to the owner's questions. */
  asked: Asked[]
  /** What the person agreed to, if the form required it. */
  consent: Consent | null
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

/** Reads all that a form holds, whatever it asks. */
export function readValues(form: FormData): EnquiryValues {
  const own = [...form].flatMap(([name, value]) => {
    const id = ownId(name)
    return id === undefined || typeof value !== 'string' ? [] : [[id, value] as const]
  })
  const consent = form.get(CONSENT)
  return {
    ...readFields((field) => form.get(field)),
    own: Object.fromEntries(own.slice(0, MAX_QUESTIONS)),
    consent: typeof consent === 'string' ? consent : '',
  }
}

const FIELDS = Object.keys(MAX_LENGTHS) as EnquiryField[]

/** What was entered in a control. */
export function enteredIn(field: ControlName, values: EnquiryValues): string {
  if (field === CONSENT) return values.consent
  const built = FIELDS.find((name) => name === field)
  return built ? values[built] : (values.own[ownId(field) ?? ''] ?? '')
}

/**
 * Validates the input by what the form asks: the same in the browser, on the site and in the content
 * service. The problems are in the order of the form.
 */
export function checkEnquiry(values: EnquiryValues, form: AskedForm = PLAIN_FORM): Checked {
  const problems = problemsOf(values, form)
  if (problems.length > 0) return { problems }
  const { answerBy, news, house, own: _, consent: agreed, ...rest } = values
  const enquiry = {
    ...rest,
    house: isPath(house) ? house : '',
    answerBy: answersBy(answerBy) ?? 'email',
    news: news === 'yes',
    asked: answersTo(form, values),
    consent: form.consent && agreed === form.consent.version ? form.consent : null,
  }
  return { enquiry }
}

type Built = { ask: EnquiryField; isRequired: boolean }

const PERSON: Built[] = [
  { ask: 'name', isRequired: true },
  { ask: 'email', isRequired: true },
]

function problemsOf(values: EnquiryValues, { rows, consent }: AskedForm): FieldProblem[] {
  const asked = [...PERSON, ...rows]
  // What is not asked can be there all the same: the house, and all that a program sends.
  const others = FIELDS.filter((field) => !asked.some(({ ask }) => ask === field))
  const all = [...asked, ...others.map((ask): Built => ({ ask, isRequired: false }))]
  return [
    ...all.flatMap((row) =>
      row.ask === 'own'
        ? flaw(ownName(row.id), problemOfAnswer(row, answerTo(row, values)))
        : flaw(row.ask, problemOf(row, values)),
    ),
    ...(consent && values.consent !== consent.version ? flaw(CONSENT, 'missing') : []),
  ]
}

function flaw(field: ControlName, problem: Problem | undefined): FieldProblem[] {
  return problem ? [{ field, problem }] : []
}

function problemOf({ ask, isRequired }: Built, values: EnquiryFields): Problem | undefined {
  const value = values[ask]
  if (value.length > MAX_LENGTHS[ask]) return 'long'
  if (value === '' && isRequired) return 'missing'
  if (ask === 'email') return isMailAddress(value) ? undefined : 'invalid'
  if (ask === 'phone') return problemOfPhone(value, values.answerBy)
  return undefined
}

function problemOfAnswer({ kind, isRequired }: Question, answer: string): Problem | undefined {
  if (answer.length > MAX_ANSWERS[kind]) return kind === 'date' ? 'invalid' : 'long'
  if (isRequired && (answer === '' || (kind === 'yes' && answer === 'no'))) return 'missing'
  if (kind === 'date' && answer !== '' && !isDay(answer)) return 'invalid'
  return undefined
}

/** A telephone number is required from people who want to be called. */
function problemOfPhone(phone: string, answerBy: string): Problem | undefined {
  if (phone === '') return answerBy === 'phone' ? 'missing' : undefined
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 3 ? undefined : 'invalid'
}

function answersBy(text: string) {
  return ANSWERS_BY.find((way) => way === text)
}

/** A day as a date control sends it. */
function isDay(text: string) {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** A path of this site: any other value of the hidden field does not come from the form. */
function isPath(text: string) {
  return /^(?:\/[A-Za-z0-9-]+){1,4}$/.test(text)
}
