// @vitest-environment happy-dom

import { changes } from '@belvedere/site/testing/html-changes.ts'
import { hydrateBlock } from '@belvedere/site/testing/hydrate-block.ts'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { place } from '../parts/fixture.ts'
import { full } from './fixture.ts'
import { Island } from './island.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no site here.')))
})

const ID = `b-${place.id}`

/** Puts the server's HTML of a form into the document. */
function showForm() {
  const html = renderToString(<Island {...full} place={place} />, { identifierPrefix: `${ID}-` })
  document.body.innerHTML = `<main><div id="${ID}" data-block="contact_form">${html}</div></main>`
  const block = document.getElementById(ID)
  if (!block) throw new Error('The document has no form.')
  return block
}

async function hydrate(block: HTMLElement) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const left = new AbortController()
  onTestFinished(() => act(() => left.abort()))
  await act(() => hydrateBlock(block, { data: full, place }, left.signal))
  return { warn }
}

const field = <Field extends HTMLElement = HTMLInputElement>(name: string) => {
  const found = document.querySelector<Field>(`form [name="${name}"]`)
  if (!found) throw new Error(`The form has no field "${name}".`)
  return found
}

/** Enters something into each kind of control, and puts the cursor into the name. */
function fillIn() {
  field('name').value = 'Ines Marlow'
  field('email').value = 'ines@example.com'
  field<HTMLTextAreaElement>('message').value = 'Which house\nhas the fig tree?'
  field<HTMLSelectElement>('about').value = 'A visit'
  field('news').checked = true
  field('name').focus()
  field('name').setSelectionRange(2, 6, 'backward')
}

const entered = () => ({
  name: field('name').value,
  email: field('email').value,
  message: field<HTMLTextAreaElement>('message').value,
  about: field<HTMLSelectElement>('about').value,
  news: field('news').checked,
})

const ENTERED = {
  name: 'Ines Marlow',
  email: 'ines@example.com',
  message: 'Which house\nhas the fig tree?',
  about: 'A visit',
  news: true,
}

test.each(Object.entries(changes))('before hydration: %s', async (_, change) => {
  const block = showForm()
  fillIn()
  change()
  await hydrate(block)
  expect(document.querySelector<HTMLFormElement>('form')?.noValidate).toBe(true)
  expect(entered()).toEqual(ENTERED)
  const name = field('name')
  expect(document.activeElement).toBe(name)
  const { selectionStart, selectionEnd, selectionDirection } = name
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 6, 'backward'])
  expect(document.querySelectorAll('form, [name="name"], [name="email"]')).toHaveLength(3)
})

test.each(Object.entries(changes))('after hydration: %s', async (_, change) => {
  const block = showForm()
  await hydrate(block)
  fillIn()
  await act(change)
  const form = document.querySelector('form')
  const message = field<HTMLTextAreaElement>('message')
  message.value = ''
  await act(() => form?.requestSubmit())
  expect(message.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelectorAll('[role="alert"]:not([hidden]) li')).toHaveLength(1)
  message.value = ENTERED.message
  await act(() => message.dispatchEvent(new Event('input', { bubbles: true })))
  expect(message.hasAttribute('aria-invalid')).toBe(false)
  expect([document.querySelector('form'), entered()]).toEqual([form, ENTERED])
})

test('unchanged HTML is hydrated as it is, without a message', async () => {
  const block = showForm()
  fillIn()
  const [form, name] = [document.querySelector('form'), field('name')]
  const { warn } = await hydrate(block)
  expect([document.querySelector('form'), field('name')]).toEqual([form, name])
  expect(entered()).toEqual(ENTERED)
  expect(document.activeElement).toBe(name)
  expect(warn).not.toHaveBeenCalled()
})
