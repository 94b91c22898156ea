import type { Words } from '@belvedere/kit/words/words.ts'

type LabelsOf<Texts> = Record<keyof Texts, string>

export const SHELL_LABELS: LabelsOf<Words['labels']> = {
  inquire: 'Button to the contact page',
  menu: 'Menu button, closed',
  close: 'Menu button, open',
  menuToggle: 'Menu button, as read aloud',
  skip: 'Link past the menu',
  home: 'Wordmark, as read aloud after the name',
  maps: 'Button to the map service',
  instagram: 'Link to Instagram',
  mainMenu: 'Main menu, as read aloud',
  footMenu1: 'First list of the footer, as read aloud',
  footMenu2: 'Second list of the footer, as read aloud',
  legalMenu: 'Legal links, as read aloud',
}

export const COOKIE_LABELS: LabelsOf<Words['cookies']> = {
  title: 'Question',
  text: 'Explanation',
  loads: 'Before the list of the tags that a yes loads, if there are any',
  more: 'Link to the page about cookies',
  accept: 'Answer yes',
  decline: 'Answer no',
  name: 'Banner, as read aloud',
  again: 'Footer link that asks again',
}

export const ERROR_LABELS: LabelsOf<Words['notFound']> = {
  title: 'Name of the browser tab',
  heading: 'Heading line',
  text: 'Sentence below',
  contact: 'Part of this sentence that is the link to the contact page',
  button: 'Button text',
}

/** Words that came later have no field of their own, only a row in the list of words. */
type Later =
  | 'title'
  | 'subjects'
  | 'trap'
  | 'answerMissing'
  | 'dateInvalid'
  | 'consentMissing'
  | 'withinHours'
  | 'withinDays'
  | 'unreadable'
  | 'fromPreview'
  | 'unknownReference'

export const FORM_LABELS: Omit<LabelsOf<Words['form']>, Later> = {
  name: 'Field for the name',
  email: 'Field for the e-mail address',
  phone: 'Field for the telephone number',
  about: 'Field for the subject',
  message: 'Field for the message',
  optional: 'Note at fields that may stay empty',
  answerBy: 'Field for the way of answering',
  byEmail: 'Answer by e-mail',
  byPhone: 'Answer by telephone',
  language: 'Field for the language of the answer',
  news: 'Consent to news (optional)',
  go: 'Button that sends',
  sending: 'The same button while it sends',
  note: 'Note beside the button',
  map: 'Button to the map service',
  sidebar: 'Other contacts, as read aloud',
  nameMissing: 'When the name is missing',
  emailMissing: 'When the e-mail address is missing',
  emailInvalid: 'When the e-mail address is incomplete',
  phoneMissing: 'When a call is wanted and the number is missing',
  phoneInvalid: 'When the telephone number has no digits',
  messageMissing: 'When the message is missing',
  tooLong: 'When something is too long',
  wrong: 'Above the list of what is missing',
  lookOver: 'When the form has to be sent a second time (without scripts)',
  busy: 'When there are too many enquiries',
  notKept: 'When the enquiry could not be taken',
  byMail: 'Link that opens the mail program with what was written',
  sentHeading: 'Thanks, heading',
  sentText: 'Thanks: what happens next, and when',
  reference: 'Before the number of the enquiry',
}
