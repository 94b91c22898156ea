/** The words of the contact form; an owner may replace each of them. */
export const FORM_WORDS = {
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
  nameMissing: 'Tell us what to call you.',
  emailMissing: 'Write the address we should answer to.',
  emailInvalid: 'Add the part after the @, for example example.com.',
  messageMissing: 'Write a line or two, so the right person answers.',
  consentMissing: 'Tick this, so that we may answer.',
}

export type FormWords = typeof FORM_WORDS
