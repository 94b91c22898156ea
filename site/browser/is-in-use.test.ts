import { afterEach, expect, test, vi } from 'vitest'
import { fakeTab } from '../testing/fake-tab.ts'
import { isInUse } from './is-in-use.ts'
import { openLightbox, sendToMenu, setFlag } from './store/actions.ts'
import { createSiteStore } from './store/store.ts'

afterEach(() => vi.unstubAllGlobals())

const FORM = `<form><input name="name" value=""><textarea>Dear</textarea>
  <select><option>One</option><option>Two</option></select></form>
  <dialog></dialog><div id="page-sheet" hidden></div><div id="pending" hidden></div><video></video>`

function aPage(html = FORM) {
  const { document } = fakeTab(html)
  const store = createSiteStore({ site: null, global: null })
  const find = (selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`No ${selector}.`)
    return element
  }
  return { document, store, find, isUsed: () => isInUse(store) }
}

test('a page at rest is not in use', () => {
  expect(aPage().isUsed()).toBe(false)
})

test.each([
  ['text', 'input', { value: 'Ana' }],
  ['text in place of other text', 'textarea', { value: 'Dear all' }],
  ['a choice', 'select', { selectedIndex: 1 }],
])('unsent input is in use: %s', (_, field, change) => {
  const { find, isUsed } = aPage()
  Object.assign(find(field), change)
  expect(isUsed()).toBe(true)
})

test('a focused text field is in use', () => {
  const { document, isUsed } = aPage()
  document.querySelector('textarea')?.focus()
  expect(isUsed()).toBe(true)
})

test('a menu is in use until it has closed', () => {
  const { store, isUsed } = aPage()
  for (const event of ['toggle', 'settle', 'close'] as const) {
    sendToMenu(store, event)
    expect(isUsed()).toBe(true)
  }
  sendToMenu(store, 'settle')
  expect(isUsed()).toBe(false)
})

test('an open lightbox is in use', () => {
  const { store, isUsed } = aPage()
  openLightbox(store, [{ image: null, film: { address: '/a.mp4' } }])
  expect(isUsed()).toBe(true)
})

test.each(['dialog', '#page-sheet', '#pending'])('%s is in use while it is shown', (selector) => {
  const { find, isUsed } = aPage()
  find(selector).toggleAttribute('open', true)
  find(selector).toggleAttribute('hidden', false)
  expect(isUsed()).toBe(true)
})

test('a film that plays is in use, with or without sound, and one that has ended is not', () => {
  const { find, store, isUsed } = aPage()
  const play = (state: { paused: boolean; ended: boolean }) => {
    for (const [name, value] of Object.entries(state))
      Object.defineProperty(find('video'), name, { value, configurable: true })
  }
  play({ paused: false, ended: false })
  expect(isUsed()).toBe(true)
  play({ paused: false, ended: true })
  expect(isUsed()).toBe(false)
  setFlag(store, 'vid', true)
  expect(isUsed()).toBe(true)
})

test('an embedded player counts as in use, because its state is unknown', () => {
  expect(aPage('<iframe title="Film"></iframe>').isUsed()).toBe(true)
})
