// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { featuresOf } from '../store/features.ts'
import { createSiteStore } from '../store/store.ts'
import { showEdited } from './show-edited.ts'

const scrolled = vi.fn()
const store = createSiteStore(featuresOf(null))
const isMenuOpen = () => store.getState().flags.menu.isOpen

beforeEach(() => {
  scrolled.mockClear()
  document.body.innerHTML = `<div id="app">
    <div id="menu"><a data-edit="global:global#menu.m.link.label">Club</a></div>
    <main id="main"><h1 data-edit="pages:1#blocks.b.title">Tides</h1>
      <article data-edit="listings:7#title">Alba</article></main>
    <footer><a data-edit="pages:1#title">Tides</a></footer></div>`
  for (const element of document.querySelectorAll('footer, a, h1, article'))
    element.scrollIntoView = () => scrolled(element.localName)
})

const show = (record: string, path: string | null, part?: 'menu' | 'footer') =>
  showEdited({ type: 'belvedere:focus', record, path, ...(part && { part }) }, 'pages:1', store)

test('the menu is open while it is edited, and only then', () => {
  show('global:global', null, 'menu')
  expect(isMenuOpen()).toBe(true)
  expect(show('global:global', 'menu.m.link.label')).toHaveProperty('textContent', 'Club')
  expect(isMenuOpen()).toBe(true)
  show('global:global', 'phone', 'footer')
  expect(isMenuOpen()).toBe(false)
  expect(scrolled.mock.calls).toEqual([['footer']])
})

test('a link in the footer to the page is not what the form of the page edits', () => {
  expect(show('pages:1', 'title')).toBeUndefined()
  expect(scrolled).not.toHaveBeenCalled()
})

test('a record with no card on another page is reported', () => {
  expect(show('listings:7', 'thumbnail')).toHaveProperty('textContent', 'Alba')
  expect(show('listings:8', 'thumbnail')).toBe('absent')
})

test('the words of the evening show while one of them is edited, also after the page is rendered again', () => {
  const tellEvening = vi.fn()
  window.tellEvening = tellEvening
  show('pages:1', 'blocks.b.evening.title')
  expect(tellEvening).toHaveBeenLastCalledWith(23)
  window.tellEvening()
  expect(tellEvening).toHaveBeenLastCalledWith(23)
  show('pages:1', 'blocks.b.title')
  window.tellEvening()
  expect(tellEvening.mock.calls.slice(2)).toEqual([[12], [12]])
  show('pages:1', 'slug')
  expect(tellEvening).toHaveBeenCalledTimes(4)
})
