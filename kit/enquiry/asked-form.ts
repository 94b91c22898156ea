import { cleanLine, cleanLines } from './clean-text.ts'
import type { EnquiryValues } from './fields.ts'

/** The questions of a form that it has words for; name and e-mail address are always asked first. */
export const BUILT_IN = ['phone', 'answerBy', 'language', 'about', 'message', 'news'] as const

export type BuiltIn = (typeof BUILT_IN)[number]

/** Those that are always answered, or never have to be. */
export const NEVER_REQUIRED: ReadonlySet<unknown> = new Set(['answerBy', 'language', 'news'])

/** How an own question is answered: in a line, in several, by a choice, a date, or a box. */
export const QUESTION_KINDS = ['text', 'lines', 'choice', 'date', 'yes'] as const

export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A question in the owner's words. */
export type Question = {
  id: string
  kind: QuestionKind
  label: string
  /** The answers to choose from; empty for the other kinds. */
  options: readonly string[]
  isRequired: boolean
}

/** A row of the form: a built-in question, or one of the owner's. */
export type Row = { ask: BuiltIn; isRequired: boolean } | ({ ask: 'own' } & Question)

/** What people have to agree to; the version changes with the text. */
export type Consent = { text: string; version: string }

/** What a form asks below name and e-mail address, in its order. */
export type AskedForm = { rows: readonly Row[]; consent: Consent | null }

/** What a form asks when its block lists no questions. */
export const PLAIN_FORM: AskedForm = {
  // Scripts that need another name of this file leave the call out.
  rows: /* @__PURE__ */ BUILT_IN.map((ask) => ({ ask, isRequired: ask === 'message' })),
  consent: null,
}

/** The answer to an own question, in the words of the form when it was sent. */
export type Asked = { label: string; kind: QuestionKind; value: string }

/** The greatest length of an answer, in UTF-16 units. */
export const MAX_ANSWERS: Readonly<Record<QuestionKind, number>> = {
  text: 300,
  lines: 4000,
  choice: 300,
  date: 10,
  yes: 3,
}

/** A form has at most so many questions of its own. */
export const MAX_QUESTIONS = 20

/** The greatest length of the text of a consent. */
export const MAX_CONSENT = 2000

/** The name of the box of the consent; its value is the version that was agreed to. */
export const CONSENT = 'consent'

/** The name of the control of an own question. */
export type OwnName = `q-${string}`

export const ownName = (id: string): OwnName => `q-${id}`

/** The id of an own question by the name of its control; undefined for other names. */
export function ownId(name: string): string | undefined {
  return name.startsWith('q-') ? name.slice(2) : undefined
}

/** The answer to an own question as it was entered, on one line unless it may have several. */
export function answerTo({ id, kind }: Question, { own }: Pick<EnquiryValues, 'own'>): string {
  const entered = own[id] ?? ''
  if (kind === 'yes') return entered === 'yes' ? 'yes' : 'no'
  return kind === 'lines' ? cleanLines(entered) : cleanLine(entered)
}

/** The answers to the own questions of a form; those that were left out are missing. */
export function answersTo(form: AskedForm, values: Pick<EnquiryValues, 'own'>): Asked[] {
  return form.rows.flatMap((row) => {
    if (row.ask !== 'own') return []
    const value = answerTo(row, values)
    return value === '' ? [] : [{ label: row.label, kind: row.kind, value }]
  })
}

/** A short name of a text, which changes with it: FNV-1a, 32 bits, in base 36. */
export function versionOf(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(36)
}
