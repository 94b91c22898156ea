/** The words of the form. */
export const WORDS = {
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

/** The fields that have to be right, from the top. */
export const CHECKED = ['name', 'email', 'message', 'consent'] as const

export type Checked = (typeof CHECKED)[number]

/** What is wrong with a field that is empty, or filled in wrongly. */
export const FAULTS: Record<Checked, { missing: string; wrong?: string }> = {
  name: { missing: 'Tell us what to call you.' },
  email: {
    missing: 'Write the address we should answer to.',
    wrong: 'Add the part after the @, for example example.com.',
  },
  message: { missing: 'Write a line or two, so the right person answers.' },
  consent: { missing: 'Tick this, so that we may answer.' },
}
