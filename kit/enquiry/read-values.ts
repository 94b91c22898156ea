import { CONSENT, MAX_QUESTIONS, ownId } from './asked-form.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import type { EnquiryField, EnquiryFields, EnquiryValues } from './fields.ts'

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
