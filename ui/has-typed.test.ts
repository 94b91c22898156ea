import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { followTyping, hasTyped } from './has-typed.ts'

/** A page with these fields, whose input is observed. */
function aPage(html: string) {
  const { document, Event } = new Window()
  document.body.innerHTML = html
  vi.stubGlobal('document', document)
  followTyping()
  const find = (selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`No ${selector}.`)
    return element
  }
  const sendInput = (selector: string) =>
    find(selector).dispatchEvent(new Event('input', { bubbles: true }))
  return { find, sendInput }
}

const FIELDS = `<input id="text" value="Ana"> <textarea>Dear</textarea>
  <input type="checkbox" checked> <input type="radio" name="r" id="one" checked>
  <input type="radio" name="r" id="two"> <input type="date"> <input type="range">
  <select id="single"><option disabled>Choose</option><option>One</option><option>Two</option></select>
  <select id="multiple" multiple><option>One</option><option>Two</option></select>
  <div contenteditable="true">Words</div>`

test('untouched fields do not count as typed input', () => {
  aPage(FIELDS)
  expect(hasTyped()).toBe(false)
})

test.each([
  ['text', '#text', { value: 'Ina' }],
  ['a deleted text', 'textarea', { value: '' }],
  ['a checkbox that is no longer checked', '[type=checkbox]', { checked: false }],
  ['another radio button', '#two', { checked: true }],
  ['a date', '[type=date]', { value: '2026-11-28' }],
  ['a moved slider', '[type=range]', { value: '70' }],
  ['an option', '#single', { selectedIndex: 2 }],
  ['an option of several', '#multiple option', { selected: true }],
])('%s counts without an event, because browsers restore it', (_, selector, change) => {
  const { find } = aPage(FIELDS)
  Object.assign(find(selector), change)
  expect(hasTyped()).toBe(true)
})

test('input into an editable element counts by its event', () => {
  const { sendInput } = aPage(FIELDS)
  sendInput('[contenteditable]')
  expect(hasTyped()).toBe(true)
})

test('text that a script copies into the markup counts, as React does with controlled fields', () => {
  const { find, sendInput } = aPage(FIELDS)
  const typed = { value: 'Ina', defaultValue: 'Ina' }
  Object.assign(find('#text'), typed)
  expect(hasTyped()).toBe(false)
  sendInput('#text')
  expect(hasTyped()).toBe(true)
})

test('an event counts even if a script stops it', () => {
  const { find, sendInput } = aPage(FIELDS)
  find('#text').addEventListener('input', (event) => event.stopPropagation())
  sendInput('#text')
  expect(hasTyped()).toBe(true)
})

test('removed fields do not count, as after a sent form or on the next page', () => {
  const { find, sendInput } = aPage(FIELDS)
  Object.assign(find('#text'), { value: 'Ina' })
  sendInput('#text')
  find('body').innerHTML = FIELDS
  expect(hasTyped()).toBe(false)
})

test('a default value that a script enters is not the visitor’s input', () => {
  const { find } = aPage(FIELDS)
  Object.assign(find('[type=range]'), { min: '400', max: '900', defaultValue: '640' })
  Object.assign(find('#text'), { defaultValue: 'Guest' })
  expect(hasTyped()).toBe(false)
})
