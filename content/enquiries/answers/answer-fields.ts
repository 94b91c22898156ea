import type { ArrayField, Field } from 'payload'
import { setByServiceOnly } from '../../payload/access.ts'

/** What was written: the files as they were called then, because files of the library change. */
const written: Field[] = [
  { name: 'key', type: 'text' },
  { name: 'by', type: 'text' },
  { name: 'subject', type: 'text' },
  { name: 'text', type: 'textarea' },
  { name: 'files', type: 'json' },
  { name: 'at', type: 'date' },
]

/** The answers to an enquiry, those that somebody has begun, and what the visitor replied. */
export const answerFields: Field[] = [
  stored('answers', [...written, { name: 'way', type: 'text' }]),
  stored('drafts', [
    ...written,
    { name: 'user', type: 'number' },
    // See `draft-version.ts`.
    { name: 'version', type: 'text' },
  ]),
  stored('replies', [
    // A hash of the Message-ID, by which a mail that is read again is recognised.
    { name: 'key', type: 'text' },
    { name: 'from', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'isCut', type: 'checkbox' },
    { name: 'files', type: 'json' },
    { name: 'at', type: 'date' },
  ]),
]

/** Rows that the page of an enquiry shows, and the service writes. */
function stored(name: string, fields: Field[]): ArrayField {
  const admin = { hidden: true, disableListColumn: true, disableListFilter: true }
  return { name, type: 'array', access: setByServiceOnly, admin, fields }
}
