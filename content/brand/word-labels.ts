import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import type { DEFAULT_WORDS } from '@belvedere/kit/brand/words.ts'

type LabelsOf<Words> = Record<keyof Words, string>

export const SHELL_LABELS: LabelsOf<typeof DEFAULT_WORDS.labels> = {
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

export const COOKIE_LABELS: LabelsOf<typeof DEFAULT_WORDS.cookies> = {
  title: 'Question',
  text: 'Explanation',
  more: 'Link to the page about cookies',
  accept: 'Answer yes',
  decline: 'Answer no',
  name: 'Banner, as read aloud',
  again: 'Footer link that asks again',
}

export const ERROR_LABELS: LabelsOf<typeof DEFAULT_WORDS.notFound> = {
  title: 'Name of the browser tab',
  heading: 'Heading line',
  text: 'Sentence below',
  contact: 'Words of the sentence that link to the contact page',
  button: 'Button text',
}

export const FORM_LABELS: LabelsOf<FormWords> = {
  name: 'Field for the name',
  email: 'Field for the e-mail address',
  phone: 'Field for the telephone number',
  about: 'Field for the subject',
  message: 'Field for the message',
  optional: 'Note at fields that may stay empty',
  consent: 'Consent',
  go: 'Button that sends',
  note: 'Note beside the button',
  map: 'Button to the map service',
  sidebar: 'Other contacts, as read aloud',
  nameMissing: 'When the name is missing',
  emailMissing: 'When the e-mail address is missing',
  emailInvalid: 'When the e-mail address is incomplete',
  messageMissing: 'When the message is missing',
  consentMissing: 'When consent is missing',
}
