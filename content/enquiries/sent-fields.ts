import type { Field } from 'payload'
import { setByServiceOnly } from '../payload/access.ts'

type SentField = Extract<
  Field,
  { type: 'text' | 'textarea' | 'date' | 'checkbox' | 'json' | 'relationship' }
>

const ABOUT = '/enquiries/studio/about-cell.tsx#AboutCell'
const SOURCE = '/enquiries/studio/source-cell.tsx#SourceCell'
const NAME = '/enquiries/studio/name-cell.tsx#NameCell'

const unlisted = { hidden: true, disableListColumn: true, disableListFilter: true }

/**
 * The sent data of an enquiry, with its time and page. Not required by the model: erasing a
 * person's data empties these fields, and `kit/enquiry` validates incoming enquiries.
 */
export const sentFields: Field[] = [
  sent({ name: 'reference', label: 'Reference', type: 'text', index: true }),
  sent({ name: 'key', type: 'text', unique: true, index: true, admin: unlisted }),
  sent({ name: 'name', label: 'Name', type: 'text', admin: { components: { Cell: NAME } } }),
  sent({ name: 'email', label: 'Email', type: 'text' }),
  sent({ name: 'phone', label: 'Phone', type: 'text' }),
  sent({ name: 'about', label: 'About', type: 'text', admin: { components: { Cell: ABOUT } } }),
  sent({ name: 'house', label: 'House', type: 'relationship', relationTo: 'listings' }),
  sent({ name: 'housePath', label: 'Address of the house', type: 'text' }),
  // As it was when the enquiry was sent.
  sent({ name: 'houseTitle', label: 'Title of the house', type: 'text' }),
  sent({ name: 'message', label: 'Message', type: 'textarea' }),
  sent({ name: 'language', label: 'Language', type: 'text' }),
  sent({ name: 'answerBy', label: 'Wants an answer by', type: 'text' }),
  sent({ name: 'news', label: 'Agrees to news', type: 'checkbox', defaultValue: false }),
  // The sentence that was agreed to: the words of the form may change.
  sent({ name: 'newsWording', label: 'Agreed to', type: 'textarea' }),
  // The answers to the owner's own questions, in the words of the form at that time.
  sent({ name: 'asked', type: 'json', admin: unlisted }),
  // What the person had to agree to: its text and version.
  sent({ name: 'consent', type: 'json', admin: unlisted }),
  sent({ name: 'page', label: 'Sent from', type: 'text' }),
  // Like the visit, it is known only with the person's consent. It stays when the visit is erased.
  sent({ name: 'source', label: 'Source', type: 'text', admin: { components: { Cell: SOURCE } } }),
  // The pages seen before, only with the person's consent.
  sent({ name: 'visit', type: 'json', admin: unlisted }),
  sent({ name: 'acceptedAt', label: 'Received', type: 'date', index: true, admin: time() }),
  sent({ name: 'storedAt', label: 'Stored', type: 'date', admin: time() }),
]

/** A field that no client can set. */
function sent(field: SentField): Field {
  const admin = { readOnly: true, disableBulkEdit: true, ...field.admin }
  return { ...field, access: setByServiceOnly, admin } as Field
}

function time() {
  return { components: { Cell: '/enquiries/studio/time-cell.tsx#TimeCell' } }
}
