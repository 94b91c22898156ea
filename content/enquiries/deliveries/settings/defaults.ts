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
export const ACKNOWLEDGEMENT: Acknowledgement = {
  languages: [],
  subject: 'We have your enquiry {reference}',
  body: `Dear {name},

Thank you for writing to us. Your enquiry has reached us under the number {reference}, and one of us will answer it in person.

You need not do anything. If you want to add something, answer this mail.`,
}

/** Offered until the owner saves other ones. */
export const ANSWER_TEMPLATES = [
  {
    name: 'A visit',
    body: `Dear {name},

Thank you for writing to us. We would be glad to show you {house}.

Which days would suit you, and how many of you will come?

Pictures, plans and facts are here: {link}

Kind regards,
{sender}`,
  },
  {
    name: 'Plans and prices',
    body: `Dear {name},

Thank you for your interest in {house}. The plans and prices that you asked for are with this mail.

If anything is open, answer this mail or tell us when we may call you.

Kind regards,
{sender}`,
  },
]

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
