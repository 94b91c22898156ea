import { expect, test } from 'vitest'
import { filledForm } from '../testing/filled-form.ts'
import { parseAccepted } from './accepted.ts'
import { type AskedForm, type Question, versionOf } from './asked-form.ts'
import { checkEnquiry } from './check-enquiry.ts'
import type { EnquiryField } from './fields.ts'
import { readValues } from './read-values.ts'
import { isReference, keyOf, referenceOf } from './reference.ts'

const FILLED = {
  name: 'Ines Marlow',
  email: 'ines@example.com',
  message: 'Which house\nhas the fig tree?',
}

const check = (entered: Partial<Record<EnquiryField, string | File>>, form?: AskedForm) =>
  checkEnquiry(readValues(filledForm({ ...FILLED, ...entered })), form)

test('name, email and message are enough', () => {
  expect(check({}).enquiry).toMatchObject({ ...FILLED, answerBy: 'email', news: false, phone: '' })
})

test.each<[Parameters<typeof check>[0], string, string]>([
  [{ name: ' \n ' }, 'name', 'missing'],
  [{ email: '' }, 'email', 'missing'],
  [{ email: 'ines@' }, 'email', 'invalid'],
  [{ email: 'a@b.example,c@d.example' }, 'email', 'invalid'],
  [{ message: '' }, 'message', 'missing'],
  [{ message: 'x'.repeat(8001) }, 'message', 'long'],
  [{ answerBy: 'phone' }, 'phone', 'missing'],
  [{ phone: 'call me' }, 'phone', 'invalid'],
  [{ name: new File(['Ines'], 'name.txt') }, 'name', 'missing'],
])('%o is refused', (entered, field, problem) => {
  expect(check(entered).problems).toEqual([{ field, problem }])
})

const ask = (id: string, kind: Question['kind'], isRequired = true) =>
  ({
    ask: 'own',
    id,
    kind,
    label: `Label of ${id}`,
    options: ['Two', 'Three'],
    isRequired,
  }) as const

const FORM: AskedForm = {
  rows: [
    ask('rooms', 'choice'),
    { ask: 'phone', isRequired: true },
    ask('from', 'date', false),
    ask('read', 'yes'),
    ask('more', 'lines', false),
  ],
  consent: { text: 'I agree.', version: versionOf('I agree.') },
}

test('a form asks what its owner chose, and names what is missing in its order', () => {
  const { problems } = check({ message: '' }, FORM)
  expect(problems?.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'q-rooms missing',
    'phone missing',
    'q-read missing',
    'consent missing',
  ])
})

test('answers to own questions are kept in the words of the form, with the consent', () => {
  const values = readValues(
    filledForm({
      ...{ ...FILLED, message: '', phone: '123', consent: versionOf('I agree.') },
      ...{ 'q-rooms': ' Three\n', 'q-from': '', 'q-read': 'yes', 'q-more': 'a\r\nb', 'q-x': '1' },
    }),
  )
  const { enquiry } = checkEnquiry(values, FORM)
  expect(enquiry?.asked).toEqual([
    { label: 'Label of rooms', kind: 'choice', value: 'Three' },
    { label: 'Label of read', kind: 'yes', value: 'yes' },
    { label: 'Label of more', kind: 'lines', value: 'a\nb' },
  ])
  expect(enquiry?.consent).toEqual({ text: 'I agree.', version: versionOf('I agree.') })
  const late = checkEnquiry({ ...values, consent: versionOf('I agree to more.') }, FORM)
  expect(late.problems).toEqual([{ field: 'consent', problem: 'missing' }])
})

test('a form without a number requires none, and a choice is one of those offered', () => {
  const rows = [{ ask: 'answerBy', isRequired: false } as const, ask('rooms', 'choice', false)]
  const form = { rows, consent: null }
  const values = readValues(filledForm({ ...FILLED, answerBy: 'phone', 'q-rooms': 'Ten' }))
  expect(checkEnquiry(values, form).problems).toEqual([{ field: 'q-rooms', problem: 'missing' }])
})

test.each([
  ['2027-02-30x', 'invalid'],
  ['2027-13-01', 'invalid'],
  ['soon', 'invalid'],
])('the date %s is %s', (date, problem) => {
  const form = { rows: [ask('from', 'date')], consent: null }
  const values = readValues(filledForm({ ...FILLED, 'q-from': date }))
  expect(checkEnquiry(values, form).problems).toEqual([{ field: 'q-from', problem }])
})

test('line breaks and control characters are removed from fields of one line', () => {
  const { enquiry } = check({ name: 'Ines\r\nBcc: all@example.com\0', about: 'a\u2028b' })
  expect(enquiry).toMatchObject({ name: 'Ines Bcc: all@example.com', about: 'a b' })
})

test('all scripts and directions of writing are kept', () => {
  const texts = ['日本語のメッセージ', 'שלום\u200f, עולם', 'مرحبا\u200c', '👩‍👩‍👧 ok', 'e\u0301']
  for (const text of texts)
    expect(check({ message: text, name: text }).enquiry).toMatchObject({
      message: text,
      name: text,
    })
  expect(check({ email: 'anna@møller.example' }).enquiry?.email).toBe('anna@møller.example')
  expect(check({ phone: '٠١٢٣٤' }).enquiry?.phone).toBe('٠١٢٣٤')
})

test('a house must be a path of the site', () => {
  expect(check({ house: '/real-estate/villas/the-boathouse' }).enquiry?.house).toBe(
    '/real-estate/villas/the-boathouse',
  )
  expect(check({ house: 'https://elsewhere.example/' }).enquiry?.house).toBe('')
  expect(check({ house: '//elsewhere' }).enquiry?.house).toBe('')
})

test('the same form has the same key, a changed one has another', () => {
  const { enquiry } = check({})
  const { enquiry: other } = check({ message: 'Another' })
  if (!enquiry || !other) throw new Error('Both are whole.')
  const key = keyOf('ticket', enquiry)
  expect(keyOf('ticket', { ...enquiry })).toBe(key)
  expect(keyOf('ticket', other)).not.toBe(key)
  expect(keyOf('other', enquiry)).not.toBe(key)
  expect(isReference(referenceOf(key))).toBe(true)
  const references = Array.from({ length: 2000 }, (_, i) => referenceOf(keyOf(String(i), enquiry)))
  expect(new Set(references).size).toBe(2000)
})

test('an accepted enquiry is unchanged after JSON, and an invalid one is refused', () => {
  const { enquiry } = check({ news: 'yes', phone: '+44 20 7946 0185' })
  if (!enquiry) throw new Error('It is whole.')
  const accepted = {
    key: keyOf('ticket', enquiry),
    acceptedAt: '2026-11-23T10:00:00.000Z',
    page: '/contact',
    enquiry: {
      ...enquiry,
      message: '',
      asked: [{ label: 'Rooms', kind: 'choice', value: 'Two' }],
      consent: { text: 'I agree.', version: 'a1' },
    },
    visit: {
      source: { referrer: 'example.com', campaign: '' },
      steps: [{ path: '/', at: '2026-11-23T09:59:00.000Z' }],
    },
  }
  expect(parseAccepted(JSON.parse(JSON.stringify(accepted)))).toEqual(accepted)
  expect(parseAccepted({ ...accepted, key: 'x' })).toBeUndefined()
  expect(parseAccepted({ ...accepted, acceptedAt: 'soon' })).toBeUndefined()
  expect(parseAccepted({ ...accepted, enquiry: { ...enquiry, email: '' } })).toBeUndefined()
  expect(parseAccepted(null)).toBeUndefined()
  const odd = { ...enquiry, asked: [{ kind: 'x' }, 7, null], consent: 'yes' }
  expect(parseAccepted({ ...accepted, enquiry: odd })?.enquiry).toMatchObject({
    asked: [],
    consent: null,
  })
})
