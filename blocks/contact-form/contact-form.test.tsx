import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { faultOf, summary } from './faults.ts'
import { contactForm } from './fields.ts'
import { extreme, full, sparse, withoutMail } from './fixture.ts'
import { ContactForm, Island } from './island.tsx'
import { enquiryOf, letterAddress } from './letter.ts'
import { isMailAddress } from './mail-address.ts'
import { sidebarKinds } from './sidebar-fields.ts'
import { mailAddress } from './ways.ts'
import { FAULTS } from './words.ts'

const html = (form: typeof full) => renderToStaticMarkup(<ContactForm {...form} place={place} />)

test('without scripts the form opens a letter in the visitor’s own mail programme', () => {
  expect(html(full)).toContain(
    '<form action="mailto:hello@example.com" encType="text/plain" method="post">',
  )
})

test('every field has a label, and those that have to be filled in say so', () => {
  const labels = [...html(full).matchAll(/<label for="([^"]*)"/g)].map(([, id]) => id)
  expect(labels).toEqual(
    ['name', 'email', 'phone', 'about', 'message', 'consent'].map((name) => `enquiry-7-${name}`),
  )
  for (const id of labels)
    expect(html(full)).toMatch(new RegExp(`<(input|select|textarea) [^>]*id="${id}"`))
  expect(html(full).match(/ required=""/g)).toHaveLength(4)
  expect(html(full)).toMatch(/type="email"[^>]* autoComplete="email"/)
})

test('what becomes of the details is read beside the consent, in a tab that leaves the form alone', () => {
  const link = '<a href="/privacy" target="_blank" rel="noopener noreferrer">Privacy</a>'
  expect(html(full)).toContain(`to answer.</label> ${link}`)
  expect(html({ ...full, privacy: null })).toMatch(/to answer\.<\/label><\/span>/)
})

test('it can be about what the editor has named, each once, or what anybody may write about', () => {
  const subjects = (text: string | null) =>
    [...html({ ...full, subjects: text }).matchAll(/<option>(.*?)<\/option>/g)].map(
      ([, one]) => one,
    )
  expect(subjects(' Moorings\r\n\nA visit\nMoorings ')).toEqual(['Moorings', 'A visit'])
  for (const nothing of [null, '', ' \n ']) {
    expect(subjects(nothing)).toEqual(['A house', 'A visit', 'Something else'])
  }
})

test('nothing is called wrong before anybody has written', () => {
  expect(html(full)).toMatch(/role="alert"[^>]* hidden=""/)
  expect(html(full)).not.toMatch(/aria-invalid|aria-describedby|-fault"/)
})

test('the ways to reach us lead there', () => {
  expect(html(full)).toContain('href="mailto:hello@example.com"')
  expect(html(full)).toContain('href="tel:+442079460185"')
  expect(html(extreme)).toContain('href="tel:+442079460185">+44 (0)20')
  expect(html(full)).toMatch(
    /href="https:\/\/maps.example.com\/punta-alba" target="_blank".*?GOOGLE MAPS/,
  )
  expect(html(full)).toMatch(/<address>.*?1 Lighthouse Lane<br\/>Punta Alba/)
})

test('the form writes to the first whole address, and to one only', () => {
  expect(mailAddress(extreme.sidebar)).toMatch(/gesellschaft@example\.com$/)
  expect(html(extreme)).not.toContain('cc=b@example.com"')
})

test('without anybody to write to there is no form, and without ways there is nothing', () => {
  expect(html(withoutMail)).not.toContain('<form')
  expect(html(withoutMail)).toContain('href="tel:')
  expect(html({ ...full, sidebar: [] })).toBe('')
})

test('a way that says nothing is left out', () => {
  expect(html(extreme)).not.toMatch(/Nothing is said|>Gone</)
  expect(html(sparse)).not.toContain('<h3')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('a letter has the subject, the message and the sender, each as it was written', () => {
  const to = letterAddress('mailto:hello@example.com', {
    name: 'Ines & Marlow',
    email: 'ines@example.com',
    phone: ' ',
    about: 'A house',
    message: 'One\nTwo?&body=three',
  })
  const [, query = ''] = to.split('?')
  const parts = new URLSearchParams(query)
  expect([...parts.keys()]).toEqual(['subject', 'body'])
  expect(parts.get('body')).toBe('One\r\nTwo?&body=three\r\n\r\nInes & Marlow\r\nines@example.com')
})

test('the letter says what the form says; what is not there is empty', () => {
  const form = new FormData()
  form.set('name', 'Ines')
  form.set('message', 'Hello')
  const nothing = { email: '', phone: '', about: '' }
  expect(enquiryOf(form)).toEqual({ name: 'Ines', message: 'Hello', ...nothing })
})

test('an empty field, one of blanks and a mistyped one each have their sentence', () => {
  const fault = (value: string, isWrong = false) =>
    faultOf('email', { value, validity: { valueMissing: value === '', typeMismatch: isWrong } })
  expect(fault('')).toBe(FAULTS.email.missing)
  expect(fault('  ')).toBe(FAULTS.email.missing)
  expect(fault('ines@', true)).toBe(FAULTS.email.wrong)
  expect(fault('ines@example.com')).toBeUndefined()
})

test('the summary counts in words', () => {
  expect(summary(1)).toBe('One thing to look at before this can go.')
  expect(summary(2)).toBe('Two things to look at before this can go.')
})

test.for([
  ['hello@example.com', true],
  [' o’neill@example.com ', false],
  ["o'neill+plans@sub.example.co", true],
  ['hello@example', false],
  ['a@example.com,b@example.com', false],
  ['a@example.com?bcc=b@example.com', false],
  ['a b@example.com', false],
] as const)('%s can be written to: %s', ([text, isWhole]) => {
  expect(isMailAddress(text)).toBe(isWhole)
})

test('the studio asks for somebody to write to', () => {
  const sidebar = contactForm.fields.find((field) => 'name' in field && field.name === 'sidebar')
  const { validate } = sidebar as unknown as { validate: (value: unknown) => string | true }
  expect(validate([])).toMatch(/Add an e-mail address/)
  expect(validate(undefined)).toMatch(/Add an e-mail address/)
  expect(validate([{ blockType: 'contact_phone' }, { blockType: 'contact_email' }])).toBe(true)
})

test('the map of an address is on the web, and nothing else', () => {
  const address = sidebarKinds.find(({ slug }) => slug === 'contact_address')
  const field = address?.fields.find((one) => 'name' in one && one.name === 'map')
  const check = (value: unknown) =>
    (field as { validate: (value: unknown) => unknown }).validate(value)
  for (const right of [null, '', 'https://maps.example.com/a', ' http://example.com ']) {
    expect(check(right)).toBe(true)
  }
  for (const wrong of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '/map',
    'maps',
  ]) {
    expect(check(wrong)).toContain('https://')
  }
})

test('the browser finds the island by one name', () => {
  expect(Island).toBe(ContactForm)
})
