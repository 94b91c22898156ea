/** The texts of the form. */
export const TEXTS = {
  name: 'Name',
  email: 'Email',
  phone: 'Telephone',
  about: 'About',
  message: 'Message',
  optional: 'optional',
  consent: 'You may keep my details for as long as it takes to answer.',
  go: 'Continue in your mail',
  note: 'Your mail programme opens with these words. Nothing is sent before you send it there.',
  map: 'GOOGLE MAPS',
  sidebar: 'Other ways to reach us',
}

/** The required fields in document order. */
export const REQUIRED = ['name', 'email', 'message', 'consent'] as const

export type RequiredField = (typeof REQUIRED)[number]

/** The messages for missing and invalid values. */
export const MESSAGES: Record<RequiredField, { missing: string; invalid?: string }> = {
  name: { missing: 'Tell us what to call you.' },
  email: {
    missing: 'Write the address we should answer to.',
    invalid: 'Add the part after the @, for example example.com.',
  },
  message: { missing: 'Write a line or two, so the right person answers.' },
  consent: { missing: 'Tick this, so that we may answer.' },
}
