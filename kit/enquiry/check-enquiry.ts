import {
  type Asked,
  type AskedForm,
  answersTo,
  answerTo,
  CONSENT,
  type Consent,
  MAX_ANSWERS,
  ownName,
  PLAIN_FORM,
  type Question,
} from './asked-form.ts'
import { type FieldProblem, type Problem, problemOf } from './check-control.ts'
import {
  ANSWERS_BY,
  type AnswerBy,
  type EnquiryField,
  type EnquiryFields,
  type EnquiryValues,
  MAX_LENGTHS,
} from './fields.ts'

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

/**
 * Validates the input by what the form asks. The problems are in the order of the form.
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

const FIELDS = Object.keys(MAX_LENGTHS) as EnquiryField[]

function problemsOf(values: EnquiryValues, { rows, consent }: AskedForm): FieldProblem[] {
  const asked = [...PERSON, ...rows]
  // A form that asks for no number requires none, whatever a program sends.
  const answerBy = rows.some(({ ask }) => ask === 'phone') ? values.answerBy : ''
  // What is not asked can be there all the same: the house, and all that a program sends.
  const others = FIELDS.filter((field) => !asked.some(({ ask }) => ask === field))
  const all = [...asked, ...others.map((ask): Built => ({ ask, isRequired: false }))]
  return [
    ...all.flatMap((row): FieldProblem[] => {
      const field = row.ask === 'own' ? ownName(row.id) : row.ask
      const problem =
        row.ask === 'own'
          ? problemOfAnswer(row, answerTo(row, values))
          : problemOf({ field, value: values[row.ask], isRequired: row.isRequired }, answerBy)
      return problem ? [{ field, problem }] : []
    }),
    ...(consent && values.consent !== consent.version
      ? [{ field: CONSENT, problem: 'missing' } as const]
      : []),
  ]
}

function problemOfAnswer(
  { kind, isRequired, options }: Question,
  answer: string,
): Problem | undefined {
  if (answer.length > MAX_ANSWERS[kind]) return kind === 'date' ? 'invalid' : 'long'
  if (isRequired && (answer === '' || (kind === 'yes' && answer === 'no'))) return 'missing'
  if (kind === 'choice' && answer !== '' && !options.includes(answer)) return 'missing'
  if (kind === 'date' && answer !== '' && !isDay(answer)) return 'invalid'
  return undefined
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
