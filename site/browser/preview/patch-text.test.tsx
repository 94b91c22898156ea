// @vitest-environment happy-dom
import { Display } from '@belvedere/ui/display.tsx'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Text } from '@belvedere/ui/text.tsx'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { patchElement } from './patch-text.ts'

function shown(element: ReactElement) {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(element)
  return root
}

test.each([
  ['a title', (text: string) => <Display as="h2" title={text} />],
  ['a text', (text: string) => <Text text={text} />],
])('%s looks while it is typed as the server renders it', (_, view) => {
  const page = shown(view('Before\nit'))
  patchElement(page, 'The *long* day\n\nbegins\nhere')
  expect(page.innerHTML).toBe(shown(view('The *long* day\n\nbegins\nhere')).innerHTML)
})

test('a line in an element of its own is replaced, and its siblings stay', () => {
  const page = shown(<Eyebrow text="Before" />)
  patchElement(page, 'After')
  expect(page.innerHTML).toBe(shown(<Eyebrow text="After" />).innerHTML)
})

test('a text among others waits for its block', () => {
  const page = shown(
    <p>
      From <b>one</b> to two
    </p>,
  )
  const before = page.innerHTML
  patchElement(page, 'Three')
  expect(page.innerHTML).toBe(before)
})
