// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchProse } from './watch-prose.ts'

type Listener = (update: { dirtyElements: Map<string, true>; dirtyLeaves: Set<string> }) => void

/** A form with a field of prose, whose editor is a stand-in for Lexical's. */
function openForm() {
  const form = document.createElement('form')
  form.innerHTML =
    '<div class="rich-text-lexical" data-field-path="blocks.0.text"><p contenteditable></p></div>'
  const words = { current: 'Before' }
  const listeners = new Set<Listener>()
  const root = () => ({ children: [{ children: [{ text: words.current }] }] })
  const editor = {
    getEditorState: () => ({ toJSON: () => ({ root: root() }) }),
    registerUpdateListener: (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const input = Object.assign(form.querySelector('p') ?? form, { __lexicalEditor: editor })
  const page = { typeProse: vi.fn() }
  const closing = new AbortController()
  watchProse(form, page, closing.signal)
  const focus = (element: Element) =>
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const type = (text: string) => {
    words.current = text
    for (const listener of listeners)
      listener({ dirtyElements: new Map(), dirtyLeaves: new Set(['1']) })
  }
  return { form, input, page, focus, type, listeners, close: () => closing.abort() }
}

test('words typed into prose are sent with the path of their field', () => {
  const { input, page, focus, type } = openForm()
  focus(input)
  type('After')
  type('After')
  expect(page.typeProse.mock.calls).toEqual([
    ['blocks.0.text', { index: 0, of: 1, pieces: ['After'] }],
  ])
})

test('an editor is observed while it has the focus and the page is open', () => {
  const { form, input, focus, listeners, close } = openForm()
  focus(input)
  focus(input)
  expect(listeners.size).toBe(1)
  focus(form)
  expect(listeners.size).toBe(0)
  focus(input)
  close()
  expect(listeners.size).toBe(0)
})
