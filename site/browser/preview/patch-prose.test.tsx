// @vitest-environment happy-dom
import { Prose } from '@belvedere/ui/prose.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { patchPart } from './patch-prose.ts'

function shown(html: string) {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(<Prose html={html} />)
  return root
}

test('a paragraph that is typed in keeps its emphasis, and the others stay', () => {
  const page = shown('<p>One</p><p>The <strong>long</strong> day</p>')
  patchPart(page, { index: 1, of: 2, pieces: ['The ', 'longest', ' day'] })
  const after = shown('<p>One</p><p>The <strong>longest</strong> day</p>')
  expect(page.innerHTML).toBe(after.innerHTML)
})

test('a list is typed in as well', () => {
  const page = shown('<ul><li>One</li><li>Two</li></ul>')
  patchPart(page, { index: 0, of: 1, pieces: ['One', 'Two more'] })
  expect(page.innerHTML).toBe(shown('<ul><li>One</li><li>Two more</li></ul>').innerHTML)
})

test.each([
  ['a new paragraph', { index: 1, of: 2, pieces: ['New'] }],
  ['a new bold word', { index: 0, of: 1, pieces: ['One ', 'bold', ' word'] }],
])('%s waits for its block', (_, part) => {
  const page = shown('<p>One</p>')
  const before = page.innerHTML
  patchPart(page, part)
  expect(page.innerHTML).toBe(before)
})
