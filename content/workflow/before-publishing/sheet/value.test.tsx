import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Shown } from '../shown.ts'
import { Value } from './value.tsx'

const prose = (...spans: [text: string, look?: string][]): Shown => ({
  is: 'prose',
  spans: spans.map(([text, look = '']) => ({ text, look })),
})

const shown = (was: Shown, is: Shown) =>
  renderToStaticMarkup(<Value kind="changed" place="Text" path="text" was={was} is={is} />)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll('<!-- -->', '')

test('words that became bold are shown as plain and as bold, and labelled so', () => {
  expect(shown(prose(['Low tide at six']), prose(['Low '], ['tide', 'bold'], [' at six']))).toBe(
    '<p><span>Low </span><del>tide<small> (plain)</small></del>' +
      '<ins><strong>tide</strong><small> (bold)</small></ins><span> at six</span></p>',
  )
})

test('a new link is shown with its target', () => {
  expect(shown(prose(['See it']), prose(['See '], ['it', 'italic, link to The Bay']))).toContain(
    '<ins><u><em>it</em></u><small> (italic, link to The Bay)</small></ins>',
  )
})

test('changed words that stay plain have no label', () => {
  expect(shown(prose(['Low tide']), prose(['High tide']))).toBe(
    '<p><del>Low</del><ins>High</ins><span> tide</span></p>',
  )
})

test('a text that was empty and records beside it are shown as before', () => {
  expect(shown(prose(), prose(['All ', 'bold'], ['new']))).toContain('<ins><strong>All </strong>')
  const records: Shown = { is: 'records', records: [{ name: 'bay.jpg', thumbnail: null }] }
  expect(shown({ is: 'words', words: '' }, records)).toContain('<em>Empty</em>')
})
