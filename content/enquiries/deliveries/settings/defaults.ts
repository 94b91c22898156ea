import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { Acknowledgement, MappingRow } from './settings.ts'

export const ANSWER_WITHIN_HOURS = 8
export const RETENTION_DAYS = 730
export const SALESFORCE_URL =
  'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8'

export const OPENING_HOURS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map(
  (day) => ({
    day,
    from: '09:00',
    to: '18:00',
  }),
)

/** Sent when the owner has written none. */
export function acknowledgementIn({ mail }: SiteWords): Acknowledgement {
  const { acknowledgementSubject: subject, acknowledgement: body } = mail
  return { languages: [], subject, body }
}

/** Offered until the owner saves other ones. */
export function answerTemplatesIn({ mail }: SiteWords) {
  return [
    { name: mail.visit, body: mail.visitText },
    { name: mail.plans, body: mail.plansText },
  ]
}

export const HUBSPOT_FIELDS: MappingRow[] = [
  { ours: 'email', theirs: 'email', fixed: '' },
  { ours: 'firstName', theirs: 'firstname', fixed: '' },
  { ours: 'lastName', theirs: 'lastname', fixed: '' },
  { ours: 'phone', theirs: 'phone', fixed: '' },
  { ours: 'message', theirs: 'message', fixed: '' },
]

/** Salesforce takes no lead without a last name and a company. */
export const SALESFORCE_FIELDS: MappingRow[] = [
  { ours: 'firstName', theirs: 'first_name', fixed: '' },
  { ours: 'lastName', theirs: 'last_name', fixed: '' },
  { ours: 'fixed', theirs: 'company', fixed: 'Private' },
  { ours: 'email', theirs: 'email', fixed: '' },
  { ours: 'phone', theirs: 'phone', fixed: '' },
  { ours: 'message', theirs: 'description', fixed: '' },
  { ours: 'fixed', theirs: 'lead_source', fixed: 'Website' },
]
