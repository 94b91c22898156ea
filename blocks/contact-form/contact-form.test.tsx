import { answersTo } from '@belvedere/kit/enquiry/asked-form.ts'
import { checkEnquiry } from '@belvedere/kit/enquiry/check-enquiry.ts'
import type { FormState } from '@belvedere/kit/enquiry/form-state.ts'
import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { readValues } from '@belvedere/kit/enquiry/read-values.ts'
import { filledForm } from '@belvedere/kit/testing/filled-form.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { askedForm } from './asked.ts'
import { recipientOf } from './contacts.ts'
import { errorsOf } from './errors.ts'
import { contactForm } from './fields.ts'
import { asking, extreme, full, sparse, withoutMail } from './fixture.ts'
import { mailtoAddress, mailtoUrl } from './mailto.ts'
import { sidebarKinds } from './sidebar-fields.ts'
import { ContactForm } from './view.tsx'

const body = (form: typeof full, state?: FormState) =>
  render(<ContactForm {...form} {...(state && { state })} place={place} />)

const find = (form: typeof full, selector: string) => body(form).querySelector(selector)

const attributesOf = (element: Element | null) =>
  Object.fromEntries(Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]))

test('posts to the site without JavaScript', () => {
  expect(attributesOf(find(full, 'form'))).toMatchObject({
    action: '/enquiries#enquiry-7',
    enctype: 'multipart/form-data',
    method: 'post',
  })
  expect(find(full, '[name="page"]')?.getAttribute('value')).toBe(place.path)
})

test('labels every field and marks the required ones', () => {
  const labels = Array.from(body(full).querySelectorAll('label'), (one) => one.getAttribute('for'))
  expect(labels.filter((id) => id !== null)).toEqual(
    ['name', 'email', 'phone', 'answerBy', 'language', 'about', 'message', 'news'].map(
      (name) => `enquiry-7-${name}`,
    ),
  )
  for (const id of labels) {
    if (id) expect(find(full, `[id="${id}"]`)?.tagName).toMatch(/^(INPUT|SELECT|TEXTAREA)$/)
  }
  expect(body(full).querySelectorAll('[required]')).toHaveLength(3)
  expect(find(full, '[type="email"]')?.getAttribute('autocomplete')).toBe('email')
})

test('asks what the owner chose, in that order, and nothing else', () => {
  const labels = Array.from(body(asking).querySelectorAll('[data-field] label'), (label) => [
    label.getAttribute('for')?.replace('enquiry-7-', ''),
    label.textContent,
  ])
  expect(labels).toEqual([
    ['name', 'Name'],
    ['email', 'Email'],
    ['q-choice', 'How many rooms?'],
    ['q-date', 'When would you move in? optional'],
    ['phone', 'Telephone'],
    ['q-text', 'How did you hear of us? optional'],
    ['message', 'Message optional'],
    ['q-lines', 'Anything else? optional'],
    ['q-yes', 'I have read the price list.'],
    ['consent', 'I agree that what I write is stored to answer me.'],
  ])
  const required = Array.from(body(asking).querySelectorAll('[required]'), (control) =>
    control.getAttribute('name'),
  )
  expect(required).toEqual(['name', 'email', 'q-choice', 'phone', 'q-yes', 'consent'])
  const options = Array.from(
    body(asking).querySelectorAll('[name="q-choice"] option'),
    (option) => option.textContent,
  )
  expect(options).toEqual(['–', 'Two', 'Three', 'Four'])
})

test('what is never required stays so, and without a number there is no way of answering to choose', () => {
  const row = (kind: 'news' | 'answerBy' | 'message') => {
    return { id: kind, kind, label: null, options: null, isRequired: true }
  }
  const questions = [row('answerBy'), row('news'), row('message')]
  expect(askedForm({ questions, consent: null }).rows).toEqual([
    { ask: 'news', isRequired: false },
    { ask: 'message', isRequired: true },
  ])
})

test('a form with a consent has its privacy link beside the box, outside of its label', () => {
  const link = find(asking, 'a[href="/privacy"]')
  expect(link?.closest('label')).toBeNull()
  expect(link?.closest('[data-field]')?.querySelector('[name="consent"]')).not.toBeNull()
  expect(body(asking).querySelectorAll('a[href="/privacy"]')).toHaveLength(1)
})

test('answers to own questions are kept when the form is shown again, with their errors', () => {
  const asked = askedForm(asking)
  const entered = readValues(
    filledForm({ name: 'Ines', 'q-choice': 'Three', 'q-yes': 'yes', consent: 'older' }),
  )
  const { problems = [] } = checkEnquiry(entered, asked)
  const page = body(asking, { is: 'wrong', problems, values: entered, ticket: 't' })
  expect(page.querySelector('[name="q-choice"] option[selected]')?.textContent).toBe('Three')
  expect(page.querySelector('[name="q-yes"]')?.hasAttribute('checked')).toBe(true)
  expect(page.querySelector('[name="consent"]')?.hasAttribute('checked')).toBe(false)
  expect(page.querySelector('[name="consent"]')?.getAttribute('aria-invalid')).toBe('true')
  const mail = mailtoUrl('hello@example.com', (field) => entered[field], answersTo(asked, entered))
  expect(decodeURIComponent(mail)).toContain('How many rooms?: Three')
})

test('consent to news is not checked by default, and the honeypot field is out of reach', () => {
  expect(find(full, '[type="checkbox"]')?.hasAttribute('checked')).toBe(false)
  const trap = find(full, '[name="website"]')
  expect(trap?.getAttribute('tabindex')).toBe('-1')
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  // Password managers heed only their own attributes.
  expect(attributesOf(trap)).toMatchObject({ 'data-1p-ignore': '', 'data-lpignore': 'true' })
})

test('opens the privacy page in the same tab', () => {
  expect(attributesOf(find(full, 'form a'))).toEqual({ href: '/privacy' })
  expect(find({ ...full, privacy: null }, 'form a')).toBeNull()
})

test('lists the editor’s subjects without duplicates, or the default ones', () => {
  const subjects = (text: string | null) =>
    Array.from(
      body({ ...full, subjects: text }).querySelectorAll('[name="about"] option'),
      (option) => option.getAttribute('value'),
    ).filter(Boolean)
  expect(subjects(' Moorings\r\n\nA visit\nMoorings ')).toEqual(['Moorings', 'A visit'])
  for (const nothing of [null, '', ' \n ']) {
    expect(subjects(nothing)).toEqual(['Houses', 'A visit', 'Something else'])
  }
})

test('the subject is optional: nothing is chosen beforehand but the listing the visitor comes from', () => {
  const select = find(full, '[name="about"]')
  expect(select?.querySelector('option')?.getAttribute('value')).toBe('')
  expect(select?.querySelector('[selected]')).toBeNull()
  expect(find(full, '[for="enquiry-7-about"]')?.textContent).toBe('About optional')
  const nothing = { ...values, about: '' }
  const reviewed = body(full, { is: 'look-over', values: nothing, ticket: 't', house })
  const options = [...reviewed.querySelectorAll('[name="about"] option')]
  expect(options[0]?.getAttribute('value')).toBe('The Boathouse')
  expect(options.map((option) => option.getAttribute('value'))).not.toContain('')
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

test('the form is there without any other contact', () => {
  expect(find(withoutMail, 'form')).not.toBeNull()
  expect(find(withoutMail, 'a[href^="tel:"]')).not.toBeNull()
  expect(find({ ...full, sidebar: [] }, 'form')).not.toBeNull()
  expect(find({ ...full, sidebar: [] }, 'aside')).toBeNull()
})

test('a single language is not offered as a choice', () => {
  expect(find({ ...full, languages: 'English' }, '[name="language"]')).toBeNull()
  expect(find({ ...full, languages: null }, '[name="language"]')).toBeNull()
})

const values = readValues(
  filledForm({ name: 'Ines', message: 'A\nB', about: 'The Boathouse', news: 'yes' }),
)
const house = { title: 'The Boathouse', path: '/real-estate/villas/the-boathouse' }

test('an incomplete form is shown again with its input and its errors', () => {
  const problems = [{ field: 'email', problem: 'missing' } as const]
  const page = body(full, { is: 'wrong', problems, values, ticket: 't', house })
  const value = (name: string) => page.querySelector(`[name="${name}"]`)?.getAttribute('value')
  expect([value('name'), value('ticket'), value('house')]).toEqual(['Ines', 't', house.path])
  expect(page.querySelector('textarea')?.textContent).toBe('A\nB')
  expect(page.querySelector('[name="news"]')?.hasAttribute('checked')).toBe(true)
  expect(page.querySelector('[name="about"] option[selected]')?.textContent).toBe('The Boathouse')
  expect(page.querySelector('[role="alert"]:not([hidden])')?.textContent).toContain(
    ENGLISH.form.emailMissing,
  )
  expect(page.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true')
})

test.each(['look-over', 'busy', 'not-kept'] as const)('%s is shown above the form', (is) => {
  const page = body(full, { is, values, ticket: 't' })
  const said = {
    'look-over': ENGLISH.form.lookOver,
    busy: ENGLISH.form.busy,
    'not-kept': ENGLISH.form.notKept,
  }
  const notice = page.querySelector('[role="alert"]:not([hidden])')
  expect(notice?.textContent).toContain(said[is])
  const mail = notice?.querySelector('a')?.getAttribute('href')
  if (is === 'look-over') expect(mail).toBeUndefined()
  else expect(mail).toContain('mailto:hello@example.com?subject=The%20Boathouse&body=A%0D%0AB')
})

test('after sending, the number of the enquiry replaces the form', () => {
  const page = body(full, { is: 'sent', reference: '7K3MQ-2XFHD' })
  expect(page.querySelector('form')).toBeNull()
  expect(page.querySelector('[role="status"]')?.textContent).toContain('7K3MQ-2XFHD')
})

test('an answer is promised within the time that the owner gave, beside the button and in the thanks', () => {
  expect(body(full).textContent).not.toContain('We answer within')
  const said = (answerWithin: number, answerUnit: typeof full.answerUnit) =>
    body({ ...full, answerWithin, answerUnit }).querySelector('form')?.textContent
  expect(said(1, 'working_days')).toContain('We answer within one working day.')
  expect(said(24, 'hours')).toContain('We answer within 24 hours.')
  const sent = body({ ...asking }, { is: 'sent', reference: '7K3MQ-2XFHD' })
  expect(sent.querySelector('[role="status"]')?.textContent).toContain(
    'We answer within two working days.',
  )
})

test('skips empty contacts', () => {
  expect(body(extreme).textContent).not.toMatch(/Nothing is said|Gone/)
  expect(find(sparse, 'h3')).toBeNull()
})

test('encodes subject, message and sender in the mailto URL', () => {
  const written = {
    ...values,
    name: 'Ines & Marlow',
    email: 'ines@example.com',
    phone: '',
    about: 'A house',
    message: 'One\nTwo?&body=three',
  }
  const to = mailtoUrl('hello@example.com', (field) => written[field], [])
  const [, query = ''] = to.split('?')
  const parts = new URLSearchParams(query)
  expect([...parts.keys()]).toEqual(['subject', 'body'])
  expect(parts.get('body')).toBe('One\r\nTwo?&body=three\r\n\r\nInes & Marlow\r\nines@example.com')
})

test('the characters of an address have no meaning in its URL', () => {
  expect(mailtoAddress('a?b&c@example.com')).toBe('mailto:a%3Fb%26c@example.com')
})

test.each([
  ['name', 'missing', ENGLISH.form.nameMissing],
  ['email', 'missing', ENGLISH.form.emailMissing],
  ['email', 'invalid', ENGLISH.form.emailInvalid],
  ['phone', 'missing', ENGLISH.form.phoneMissing],
  ['phone', 'invalid', ENGLISH.form.phoneInvalid],
  ['message', 'missing', ENGLISH.form.messageMissing],
  ['message', 'long', ENGLISH.form.tooLong],
] as const)('%s %s has a message', (field, problem, message) => {
  const [error] = errorsOf([{ field, problem }], 'g', ENGLISH.form)
  expect(error).toEqual({ field, id: `g-${field}`, message })
})

test.for([
  ['hello@example.com', true],
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
