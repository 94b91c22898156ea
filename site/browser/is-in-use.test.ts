import { afterEach, expect, test, vi } from 'vitest'
import { fakeTab } from '../testing/fake-tab.ts'
import { isInUse } from './is-in-use.ts'
import { openLightbox, sendToMenu, setFlag } from './store/actions.ts'
import { featuresOf } from './store/features.ts'
import { createSiteStore } from './store/store.ts'

afterEach(() => vi.unstubAllGlobals())

const FORM = `<form><input name="name" value=""><textarea>Dear</textarea>
  <select><option>One</option><option>Two</option></select></form>
  <dialog></dialog><div id="page-sheet" hidden></div><div id="pending" hidden></div><video></video>`

function aPage(html = FORM) {
  const { document } = fakeTab(html)
  const store = createSiteStore(featuresOf(null))
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

test('a focused text field is in use, the focused slider of the map is not', () => {
  const { document, isUsed } = aPage(`<input type="range">${FORM}`)
  document.querySelector('input')?.focus()
  expect(isUsed()).toBe(false)
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

/** Videos as in a page's `Film` and elsewhere, which all play. */
const FILMS = `<span data-film=""><video id="decoration" muted loop></video></span>
  <span data-film="" data-pressed><video id="pressed" muted loop></video></span>
  <video id="heard" loop></video><video id="once" muted></video>
  <video id="controlled" muted loop controls></video>`

test.each(['pressed', 'heard', 'once', 'controlled'])(
  'a video is in use while it plays: %s',
  (id) => {
    const { find, isUsed } = aPage(FILMS)
    for (const film of ['decoration', id]) play(find(`#${film}`), { paused: false, ended: false })
    expect(isUsed()).toBe(true)
    play(find(`#${id}`), { paused: false, ended: true })
    expect(isUsed()).toBe(false)
    play(find(`#${id}`), { paused: true, ended: false })
    expect(isUsed()).toBe(false)
  },
)

function play(film: object, state: { paused: boolean; ended: boolean }) {
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(film, name, { value, configurable: true })
}

test('a video that fills the screen or is heard is in use', () => {
  const { store, isUsed } = aPage()
  setFlag(store, 'vid', true)
  expect(isUsed()).toBe(true)
})

test('an embedded player counts as in use, because its state is unknown, but not the hidden frame of a tag', () => {
  const { find, isUsed } = aPage('<iframe title="Film"></iframe>')
  expect(isUsed()).toBe(true)
  find('iframe').setAttribute('style', 'display: none; visibility: hidden')
  expect(isUsed()).toBe(false)
})
