import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { recipientOf } from './contacts.ts'
import { contactForm } from './fields.ts'
import { extreme, full, sparse, withoutMail } from './fixture.ts'
import { ContactForm, Island } from './island.tsx'
import { isMailAddress } from './mail-address.ts'
import { enquiryOf, mailtoUrl } from './mailto.ts'
import { sidebarKinds } from './sidebar-fields.ts'
import { MESSAGES } from './texts.ts'
import { errorHeading, validationMessage } from './validation.ts'

const html = (form: typeof full) => renderToStaticMarkup(<ContactForm {...form} place={place} />)

test('posts to a mailto address without JavaScript', () => {
  expect(html(full)).toContain(
    '<form action="mailto:hello@example.com" encType="text/plain" method="post">',
  )
})

test('labels every field and marks the required ones', () => {
  const labels = [...html(full).matchAll(/<label for="([^"]*)"/g)].map(([, id]) => id)
  expect(labels).toEqual(
    ['name', 'email', 'phone', 'about', 'message', 'consent'].map((name) => `enquiry-7-${name}`),
  )
  for (const id of labels)
    expect(html(full)).toMatch(new RegExp(`<(input|select|textarea) [^>]*id="${id}"`))
  expect(html(full).match(/ required=""/g)).toHaveLength(4)
  expect(html(full)).toMatch(/type="email"[^>]* autoComplete="email"/)
})

test('opens the privacy page in a new tab', () => {
  const link = '<a href="/privacy" target="_blank" rel="noopener noreferrer">Privacy</a>'
  expect(html(full)).toContain(`to answer.</label> ${link}`)
  expect(html({ ...full, privacy: null })).toMatch(/to answer\.<\/label><\/span>/)
})

test('lists the editor’s subjects without duplicates, or the default ones', () => {
  const subjects = (text: string | null) =>
    [...html({ ...full, subjects: text }).matchAll(/<option>(.*?)<\/option>/g)].map(
      ([, one]) => one,
    )
  expect(subjects(' Moorings\r\n\nA visit\nMoorings ')).toEqual(['Moorings', 'A visit'])
  for (const nothing of [null, '', ' \n ']) {
    expect(subjects(nothing)).toEqual(['A house', 'A visit', 'Something else'])
  }
})

test('shows no errors before the first submit', () => {
  expect(html(full)).toMatch(/role="alert"[^>]* hidden=""/)
  expect(html(full)).not.toMatch(/aria-invalid|aria-describedby|-fault"/)
})

test('links e-mail addresses, telephone numbers and maps', () => {
  expect(html(full)).toContain('href="mailto:hello@example.com"')
  expect(html(full)).toContain('href="tel:+442079460185"')
  expect(html(extreme)).toContain('href="tel:+442079460185">+44 (0)20')
  expect(html(full)).toMatch(
    /href="https:\/\/maps.example.com\/punta-alba" target="_blank".*?GOOGLE MAPS/,
  )
  expect(html(full)).toMatch(/<address>.*?1 Lighthouse Lane<br\/>Punta Alba/)
})

test('sends to the first valid address only', () => {
  expect(recipientOf(extreme.sidebar)).toMatch(/gesellschaft@example\.com$/)
  expect(html(extreme)).not.toContain('cc=b@example.com"')
})

test('renders no form without an e-mail address, and nothing without contacts', () => {
  expect(html(withoutMail)).not.toContain('<form')
  expect(html(withoutMail)).toContain('href="tel:')
  expect(html({ ...full, sidebar: [] })).toBe('')
})

test('skips empty contacts', () => {
  expect(html(extreme)).not.toMatch(/Nothing is said|>Gone</)
  expect(html(sparse)).not.toContain('<h3')
})

test('encodes subject, message and sender in the mailto URL', () => {
  const to = mailtoUrl('mailto:hello@example.com', {
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

test('reads the enquiry from the form, with empty strings for missing fields', () => {
  const form = new FormData()
  form.set('name', 'Ines')
  form.set('message', 'Hello')
  const nothing = { email: '', phone: '', about: '' }
  expect(enquiryOf(form)).toEqual({ name: 'Ines', message: 'Hello', ...nothing })
})

test('has a message for empty, blank and malformed values', () => {
  const error = (value: string, isInvalid = false) =>
    validationMessage('email', {
      value,
      validity: { valueMissing: value === '', typeMismatch: isInvalid },
    })
  expect(error('')).toBe(MESSAGES.email.missing)
  expect(error('  ')).toBe(MESSAGES.email.missing)
  expect(error('ines@', true)).toBe(MESSAGES.email.invalid)
  expect(error('ines@example.com')).toBeUndefined()
})

test('writes the error count as a word', () => {
  expect(errorHeading(1)).toBe('One thing to look at before this can go.')
  expect(errorHeading(2)).toBe('Two things to look at before this can go.')
})

test.for([
  ['hello@example.com', true],
  [' o’neill@example.com ', false],
  ["o'neill+plans@sub.example.co", true],
  ['hello@example', false],
  ['a@example.com,b@example.com', false],
  ['a@example.com?bcc=b@example.com', false],
  ['a b@example.com', false],
] as const)('%s is a valid e-mail address: %s', ([text, isValid]) => {
  expect(isMailAddress(text)).toBe(isValid)
})

test('the studio requires an e-mail address', () => {
  const sidebar = contactForm.fields.find((field) => 'name' in field && field.name === 'sidebar')
  const { validate } = sidebar as unknown as { validate: (value: unknown) => string | true }
  expect(validate([])).toMatch(/Add an e-mail address/)
  expect(validate(undefined)).toMatch(/Add an e-mail address/)
  expect(validate([{ blockType: 'contact_phone' }, { blockType: 'contact_email' }])).toBe(true)
})

test('the studio accepts only http(s) URLs for maps', () => {
  const address = sidebarKinds.find(({ slug }) => slug === 'contact_address')
  const field = address?.fields.find((one) => 'name' in one && one.name === 'map')
  const check = (value: unknown) =>
    (field as { validate: (value: unknown) => unknown }).validate(value)
  for (const valid of [null, '', 'https://maps.example.com/a', ' http://example.com ']) {
    expect(check(valid)).toBe(true)
  }
  for (const invalid of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '/map',
    'maps',
  ]) {
    expect(check(invalid)).toContain('https://')
  }
})

test('exports the component as Island', () => {
  expect(Island).toBe(ContactForm)
})
