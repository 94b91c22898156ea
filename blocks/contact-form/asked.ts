import {
  type AskedForm,
  BUILT_IN,
  NEVER_REQUIRED,
  PLAIN_FORM,
  QUESTION_KINDS,
  type Row,
  versionOf,
} from '@belvedere/kit/enquiry/asked-form.ts'
import type { ResultOf } from '../graphql.ts'
import type { fragment } from './fragment.ts'
import { linesOf } from './lines.ts'

type Data = Pick<ResultOf<typeof fragment>, 'questions' | 'consent'>

/** What the form of a block asks. */
export function askedForm({ questions, consent }: Data): AskedForm {
  const chosen = (questions ?? []).flatMap(rowOf)
  // A form without a field for the telephone number does not offer an answer by telephone.
  const hasPhone = chosen.some(({ ask }) => ask === 'phone')
  const rows = chosen.filter(({ ask }) => ask !== 'answerBy' || hasPhone)
  const text = consent?.trim() ?? ''
  return {
    rows: rows.length > 0 ? rows : PLAIN_FORM.rows,
    consent: text === '' ? null : { text, version: versionOf(text) },
  }
}

function rowOf({ id, kind, label, options, isRequired }: Data['questions'][number]): Row[] {
  const ask = BUILT_IN.find((one) => one === kind)
  if (ask) return [{ ask, isRequired: isRequired === true && !NEVER_REQUIRED.has(ask) }]
  const own = QUESTION_KINDS.find((one) => one === kind)
  const words = label?.trim()
  if (!own || !words) return []
  const answers = own === 'choice' ? linesOf(options) : []
  return [
    { ask: 'own', id, kind: own, label: words, options: answers, isRequired: isRequired === true },
  ]
}
