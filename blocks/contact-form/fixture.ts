import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TEXT, LONG_TITLE } from '../parts/extremes.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>
type Contact = Fixture['sidebar'][number]

/** Without questions of one's own. */
const PLAIN = { questions: [], consent: null, answerWithin: null, answerUnit: null }

type Question = Fixture['questions'][number]

const ask = (kind: Question['kind'], isRequired: boolean | null = false): Question => {
  return { id: `${kind}`, kind, label: null, options: null, isRequired }
}

const words = (id: string, title: string | null, content: string | null): Contact => ({
  __typename: 'ContactTextRecord',
  id,
  title,
  content,
})
const address = (id: string, title: string, at: string, map: string | null): Contact => ({
  __typename: 'ContactAddressRecord',
  id,
  title,
  address: at,
  map,
})
const mail = (id: string, title: string | null, email: string | null): Contact => ({
  __typename: 'ContactEmailRecord',
  id,
  title,
  email,
})
const telephone = (id: string, title: string | null, phone: string | null): Contact => ({
  __typename: 'ContactPhoneRecord',
  id,
  title,
  phone,
})

export const full: Fixture = {
  heading: 'Write to us',
  languages: 'English\nDeutsch\nEspañol',
  subjects: 'A house\nA visit\nThe barn club or mill\nSomething else',
  ...PLAIN,
  privacy: { id: 'privacy', label: 'Privacy', to: '/privacy' },
  sidebar: [
    words(
      'w1',
      'Visiting',
      'Come for three nights, as our guest. Trains are yours, the rest is ours.',
    ),
    address(
      'w2',
      'The gatehouse',
      '1 Shore Lane\nOur Place 00001',
      'https://maps.example.com/our-place',
    ),
    mail('w3', 'Write', 'hello@example.com'),
    telephone('w4', 'Call', '+44 20 7946 0185'),
  ],
}

/** With questions of one's own, a consent, and no box for news. */
export const asking: Fixture = {
  ...full,
  questions: [
    { ...ask('choice', true), label: 'How many rooms?', options: 'Two\nThree\n\nThree\nFour' },
    { ...ask('date'), label: 'When would you move in?' },
    ask('phone', true),
    { ...ask('text'), label: 'How did you hear of us?' },
    ask('message'),
    { ...ask('lines'), label: 'Anything else?' },
    { ...ask('yes', true), label: 'I have read the price list.' },
    { ...ask('text'), id: 'unsaid', label: ' ' },
  ],
  consent: 'I agree that what I write is stored to answer me.',
  answerWithin: 2,
  answerUnit: 'working_days',
}

export const sparse: Fixture = {
  heading: null,
  languages: null,
  subjects: null,
  ...PLAIN,
  privacy: null,
  sidebar: [mail('w1', null, 'hello@example.com')],
}

export const withoutMail: Fixture = {
  heading: 'Call us',
  languages: null,
  subjects: null,
  ...PLAIN,
  privacy: null,
  sidebar: [telephone('w1', 'Call', '+44 20 7946 0185')],
}

export const extreme: Fixture = {
  heading: `${LONG_TITLE} ${HOSTILE}`,
  languages: `${ENDLESS_WORD}\nDeutsch\n${HOSTILE}`,
  subjects: `\n ${LONG_TITLE} \n\n${ENDLESS_WORD}\n${ENDLESS_WORD}\n${HOSTILE}`,
  questions: [
    { ...ask('lines', true), label: `${LONG_TITLE} ${HOSTILE}` },
    { ...ask('choice', null), label: ENDLESS_WORD, options: `${ENDLESS_WORD}\n${LONG_TITLE}` },
    { ...ask('text', true), label: ENDLESS_WORD },
  ],
  consent: `${LONG_TEXT} ${ENDLESS_WORD} ${HOSTILE}`,
  answerWithin: 99,
  answerUnit: 'hours',
  privacy: { id: 'privacy', label: `${ENDLESS_WORD} ${HOSTILE}`, to: '#privacy' },
  sidebar: [
    words('w1', LONG_TITLE, LONG_TEXT),
    words('w2', HOSTILE, HOSTILE),
    words('w3', 'Nothing is said under this', ' '),
    address('w4', ENDLESS_WORD, LONG_TEXT, null),
    mail('w5', 'Not whole yet', 'hello@'),
    mail('w6', 'Two in one', 'a@example.com?cc=b@example.com'),
    mail('w7', null, `${ENDLESS_WORD.toLowerCase().replace('ä', 'ae')}@example.com`),
    telephone('w8', null, '+44 (0)20 7946 0185'),
    telephone('w9', 'Gone', null),
  ],
}
