// @vitest-environment happy-dom
import { $createTextNode, $getRoot, createEditor } from '@payloadcms/richtext-lexical/lexical'
import type { FormState } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { proseFromText } from '../../model/prose/from-text.ts'
import { pendingProse, showEmptied, showProse } from './prose-editor.ts'

const PATH = 'blocks.0.text'

/** A form with the editor of a field of prose, which has the cursor. */
function openForm(text: string | null) {
  const form = document.createElement('form')
  form.innerHTML = `<div class="rich-text-lexical" data-field-path="${PATH}"><div contenteditable="true" tabindex="0"></div></div>`
  document.body.append(form)
  const root = form.querySelector<HTMLElement>('[contenteditable]')
  if (!root) throw new Error('The form has no editor.')
  const editor = createEditor({
    onError: (error) => {
      throw error
    },
  })
  editor.setRootElement(root)
  const value = text === null ? null : proseFromText(text)
  editor.setEditorState(editor.parseEditorState(proseFromText(text ?? '')))
  root.focus()
  const state: FormState = { [PATH]: { value } }
  const type = (more: string) =>
    editor.update(
      () =>
        void $getRoot()
          .getFirstChild()
          ?.selectEnd()
          .insertNodes([$createTextNode(more)]),
      {
        discrete: true,
      },
    )
  const read = () => editor.getEditorState().read(() => $getRoot().getTextContent())
  return { form, state, type, read }
}

beforeEach(() => document.body.replaceChildren())

test.each([null, 'Pine'])('nothing is pending in prose that the form has as it is: %s', (text) => {
  const { state } = openForm(text)
  expect(pendingProse(state)).toEqual([])
})

test('what was typed last is handed over before the browser is idle', () => {
  const { state, type } = openForm(null)
  type('Pine')
  expect(pendingProse(state)).toMatchObject([
    {
      type: 'UPDATE',
      path: PATH,
      value: { root: { children: [{ children: [{ text: 'Pine' }] }] } },
    },
  ])
})

test('the open editor shows other contents, and an empty field', () => {
  const { form, read } = openForm('Pine')
  showProse(form, PATH, proseFromText('Oak'))
  expect(read()).toBe('Oak')
  showProse(form, PATH, null)
  expect(read()).toBe('')
  showProse(form, 'other', proseFromText('Ash'))
  expect(read()).toBe('')
})

test('prose that the form no longer has is emptied; typed text that it has not had yet stays', () => {
  const { form, read } = openForm('Pine')
  const had: FormState = { [PATH]: { value: proseFromText('Pine') } }
  showEmptied(form, { [PATH]: { value: null } }, { [PATH]: { value: null } })
  showEmptied(form, had, {})
  expect(read()).toBe('Pine')
  showEmptied(form, had, { [PATH]: { value: undefined } })
  expect(read()).toBe('')
})
