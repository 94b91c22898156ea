import { FORM_WORDS } from '@belvedere/kit/brand/form-words.ts'
import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { recipientOf } from './contacts.ts'
import { contactForm } from './fields.ts'
import { extreme, full, sparse, withoutMail } from './fixture.ts'
import { ContactForm, Island } from './island.tsx'
import { isMailAddress } from './mail-address.ts'
import { enquiryOf, mailtoUrl } from './mailto.ts'
import { sidebarKinds } from './sidebar-fields.ts'
import { errorHeading, validationMessage } from './validation.ts'

const body = (form: typeof full) => render(<ContactForm {...form} place={place} />)

const find = (form: typeof full, selector: string) => body(form).querySelector(selector)

const attributesOf = (element: Element | null) =>
  Object.fromEntries(Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]))

test('posts to a mailto address without JavaScript', () => {
  expect(attributesOf(find(full, 'form'))).toEqual({
    action: 'mailto:hello@example.com',
    enctype: 'text/plain',
    method: 'post',
  })
})

test('labels every field and marks the required ones', () => {
  const labels = Array.from(body(full).querySelectorAll('label'), (one) => one.getAttribute('for'))
  expect(labels).toEqual(
    ['name', 'email', 'phone', 'about', 'message', 'consent'].map((name) => `enquiry-7-${name}`),
  )
  for (const id of labels) {
    expect(find(full, `[id="${id}"]`)?.tagName).toMatch(/^(INPUT|SELECT|TEXTAREA)$/)
  }
  expect(body(full).querySelectorAll('[required]')).toHaveLength(4)
  expect(find(full, '[type="email"]')?.getAttribute('autocomplete')).toBe('email')
})

test('opens the privacy page in a new tab', () => {
  const consent = (privacy: typeof full.privacy) =>
    find({ ...full, privacy }, 'label[for="enquiry-7-consent"]')?.parentElement
  const link = consent(full.privacy)?.querySelector('label + a') ?? null
  const newTab = { target: '_blank', rel: 'noopener noreferrer' }
  expect(attributesOf(link)).toEqual({ href: '/privacy', ...newTab })
  expect(link?.textContent).toBe('Privacy')
  expect(consent(full.privacy)?.textContent).toMatch(/to answer\. Privacy$/)
  expect(consent(null)?.lastChild?.nodeName).toBe('LABEL')
  expect(consent(null)?.textContent).toMatch(/to answer\.$/)
})

test('lists the editor’s subjects without duplicates, or the default ones', () => {
  const subjects = (text: string | null) =>
    Array.from(
      body({ ...full, subjects: text }).querySelectorAll('option'),
      (option) => option.textContent,
    )
  expect(subjects(' Moorings\r\n\nA visit\nMoorings ')).toEqual(['Moorings', 'A visit'])
  for (const nothing of [null, '', ' \n ']) {
    expect(subjects(nothing)).toEqual(['A house', 'A visit', 'Something else'])
  }
})

test('shows no errors before the first submit', () => {
  expect(find(full, '[role="alert"]')?.hasAttribute('hidden')).toBe(true)
  expect(find(full, '[aria-invalid], [aria-describedby], [id$="-fault"]')).toBeNull()
})

test('links e-mail addresses, telephone numbers and maps', () => {
  expect(find(full, 'a[href="mailto:hello@example.com"]')).not.toBeNull()
  expect(find(full, 'a[href="tel:+442079460185"]')).not.toBeNull()
  expect(find(extreme, 'a[href="tel:+442079460185"]')?.textContent).toMatch(/^\+44 \(0\)20/)
  const map = find(full, 'a[href="https://maps.example.com/our-place"]')
  expect(map?.getAttribute('target')).toBe('_blank')
  expect(map?.textContent).toContain('GOOGLE MAPS')
})

test('keeps the lines of a postal address', () => {
  const lineBreak = find(full, 'address br')
  expect(lineBreak?.previousSibling?.textContent).toBe('1 Shore Lane')
  expect(lineBreak?.nextSibling?.textContent).toMatch(/^Our Place/)
})

test('sends to the first valid address only', () => {
  expect(recipientOf(extreme.sidebar)).toMatch(/gesellschaft@example\.com$/)
  expect(body(extreme).textContent).toContain('cc=b@example.com')
  expect(find(extreme, '[href*="b@example.com"], [action*="b@example.com"]')).toBeNull()
})

test('renders no form without an e-mail address, and nothing without contacts', () => {
  expect(find(withoutMail, 'form')).toBeNull()
  expect(find(withoutMail, 'a[href^="tel:"]')).not.toBeNull()
  expect(body({ ...full, sidebar: [] }).hasChildNodes()).toBe(false)
})

test('skips empty contacts', () => {
  expect(body(extreme).textContent).not.toMatch(/Nothing is said|Gone/)
  expect(find(sparse, 'h3')).toBeNull()
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
    validationMessage(
      'email',
      { value, validity: { valueMissing: value === '', typeMismatch: isInvalid } },
      FORM_WORDS,
    )
  expect(error('')).toBe(FORM_WORDS.emailMissing)
  expect(error('  ')).toBe(FORM_WORDS.emailMissing)
  expect(error('ines@', true)).toBe(FORM_WORDS.emailInvalid)
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
