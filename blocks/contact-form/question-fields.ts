import {
  BUILT_IN,
  MAX_ANSWERS,
  MAX_CONSENT,
  MAX_QUESTIONS,
  NEVER_REQUIRED,
  QUESTION_KINDS,
} from '@belvedere/kit/enquiry/asked-form.ts'
import type { ArrayField, TextareaField } from 'payload'
import { linesOf } from './lines.ts'

/** The built-in questions, and the kinds of own ones, in the words of the studio. */
const LABELS: Record<(typeof ASKS)[number], string> = {
  phone: 'Telephone',
  answerBy: 'How to be answered',
  language: 'Language of the answer',
  about: 'Subject',
  message: 'Message',
  news: 'Box for news',
  text: 'Own question: one line',
  lines: 'Own question: several lines',
  choice: 'Own question: a choice',
  date: 'Own question: a date',
  yes: 'Own question: a box to tick',
}

const ASKS = [...BUILT_IN, ...QUESTION_KINDS] as const
const OWN: ReadonlySet<unknown> = new Set(QUESTION_KINDS)

type Row = { kind?: unknown; options?: unknown } | undefined

/** What the form asks below name and e-mail address; without rows it asks all built-in questions. */
export const questionsField: ArrayField = {
  name: 'questions',
  label: 'Questions',
  labels: { singular: 'Question', plural: 'Questions' },
  type: 'array',
  interfaceName: 'ContactQuestionRecord',
  maxRows: MAX_QUESTIONS,
  validate: checkQuestions,
  admin: {
    initCollapsed: true,
    description:
      'After name and e-mail, in this order. Without rows the form asks for telephone, way and language of the answer, subject, message and consent to news.',
    components: {
      RowLabel: {
        path: '/studio/kind-row-label.tsx#KindRowLabel',
        clientProps: { noun: 'Question', kinds: LABELS },
      },
    },
  },
  fields: [
    {
      name: 'kind',
      label: 'What is asked',
      type: 'select',
      required: true,
      enumName: 'contact_question',
      options: ASKS.map((value) => ({ value, label: LABELS[value] })),
    },
    {
      name: 'label',
      label: 'Question',
      type: 'text',
      localized: true,
      maxLength: 300,
      validate: (value: unknown, { siblingData }: { siblingData: Row }) =>
        !isOwn(siblingData) || hasText(value) || 'Write the question.',
      admin: { condition: (_, row) => isOwn(row), placeholder: 'When would you like to move in?' },
    },
    {
      name: 'options',
      label: 'Answers to choose from',
      type: 'textarea',
      localized: true,
      validate: (value: unknown, { siblingData }: { siblingData: Row }) =>
        siblingData?.kind !== 'choice' || checkOptions(value),
      admin: {
        rows: 4,
        condition: (_, row) => row?.kind === 'choice',
        placeholder: 'This year\nNext year\nLater',
        description: 'One per line.',
      },
    },
    {
      name: 'isRequired',
      label: 'Has to be answered',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: (_, row) => !NEVER_REQUIRED.has(row?.kind) },
    },
  ],
}

/** The text that people have to agree to; the privacy link follows it. */
export const consentField: TextareaField = {
  name: 'consent',
  label: 'Required consent',
  type: 'textarea',
  localized: true,
  maxLength: MAX_CONSENT,
  admin: {
    rows: 3,
    placeholder: 'I agree that what I write is stored to answer me.',
    description:
      'A box that has to be ticked before the form can be sent, with the privacy link after it. The text, its version and the time are kept with each enquiry. Leave empty for no box.',
  },
}

function isOwn(row: Row) {
  return OWN.has(row?.kind)
}

function hasText(value: unknown) {
  return typeof value === 'string' && value.trim() !== ''
}

function checkOptions(value: unknown) {
  const options = linesOf(typeof value === 'string' ? value : null)
  if (options.length < 2) return 'Enter at least two answers, one per line.'
  const long = options.find((option) => option.length > MAX_ANSWERS.choice)
  return (
    long === undefined ||
    `Shorten “${long.slice(0, 30)}…”: an answer has ${MAX_ANSWERS.choice} characters at most.`
  )
}

/** A built-in question can be asked once. */
function checkQuestions(value: unknown) {
  const rows: Row[] = Array.isArray(value) ? value : []
  if (rows.length > MAX_QUESTIONS) return `A form has ${MAX_QUESTIONS} questions at most.`
  const twice = BUILT_IN.find((name) => rows.filter((row) => row?.kind === name).length > 1)
  return twice === undefined || `“${LABELS[twice]}” is asked twice. Remove one of the two.`
}
