import { expect, test } from 'vitest'
import { parseAccepted } from './accepted.ts'
import { checkEnquiry, readFields } from './check-enquiry.ts'
import type { EnquiryField } from './fields.ts'
import { isReference, keyOf, referenceOf } from './reference.ts'

const FILLED = {
  name: 'Ines Marlow',
  email: 'ines@example.com',
  message: 'Which house\nhas the fig tree?',
}

const check = (entered: Partial<Record<EnquiryField, unknown>>) =>
  checkEnquiry(readFields((field) => ({ ...FILLED, ...entered })[field as keyof typeof FILLED]))

test('name, email and message are enough', () => {
  expect(check({}).enquiry).toMatchObject({ ...FILLED, answerBy: 'email', news: false, phone: '' })
})

test.each<[Partial<Record<EnquiryField, unknown>>, string, string]>([
  [{ name: ' \n ' }, 'name', 'missing'],
  [{ email: '' }, 'email', 'missing'],
  [{ email: 'ines@' }, 'email', 'invalid'],
  [{ email: 'a@b.example,c@d.example' }, 'email', 'invalid'],
  [{ message: '' }, 'message', 'missing'],
  [{ message: 'x'.repeat(8001) }, 'message', 'long'],
  [{ answerBy: 'phone' }, 'phone', 'missing'],
  [{ phone: 'call me' }, 'phone', 'invalid'],
  [{ name: { length: 3 } }, 'name', 'missing'],
])('%o is refused', (entered, field, problem) => {
  expect(check(entered).problems).toEqual([{ field, problem }])
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
    enquiry,
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
})
