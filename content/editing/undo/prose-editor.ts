import {
  $getRoot,
  type EditorState,
  type LexicalEditor,
  type SerializedEditorState,
} from '@payloadcms/richtext-lexical/lexical'
import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { proseFromText } from '../../model/prose/from-text.ts'
import { pathOfElement } from '../beside/field-element.ts'
import { editorOf } from '../beside/watch-prose.ts'
import { isFields, isSame } from '../together/same.ts'
import { changedUntil } from './changed-until.ts'

const EDITOR = '[data-lexical-editor]'

/**
 * What was typed into the focused rich text and has not reached the form yet: that happens when the
 * browser is idle.
 */
export function pendingProse(state: FormState): FieldAction[] {
  const { activeElement } = document
  const editor = activeElement?.closest(EDITOR) && editorOf(activeElement)
  const path = editor && activeElement ? pathOfElement(state, activeElement) : undefined
  if (!editor || path === undefined) return []
  const open = editor.getEditorState()
  // What the editor adds by itself, such as an empty last paragraph, is nothing to hand over.
  const isKnown = isSame(textsOf(open), textsOf(stateOf(editor, state[path]?.value)))
  return isKnown ? [] : [{ type: 'UPDATE', path, value: open.toJSON() }]
}

/** Shows other contents in a rich text: it reads the form only when it is rendered anew. */
export function showProse(form: Element, path: string, value: unknown): void {
  // The field hands this over as if it was typed, instead of typed text that still waits for that.
  show(form, path, value)
}

function show(form: Element, path: string, value: unknown, tag?: string): void {
  const place = form.querySelector(`.rich-text-lexical[data-field-path="${CSS.escape(path)}"]`)
  const root = place?.querySelector(EDITOR)
  const editor = root && editorOf(root)
  if (!editor) return
  const before = textsOf(editor.getEditorState())
  editor.setEditorState(stateOf(editor, value), tag ? { tag } : {})
  if (root.contains(document.activeElement)) editor.update(() => selectChange(before))
}

/**
 * Empties the rich texts that a new state of the form has emptied, as “Revert to published” does.
 * Payload's field reads the new value only if its initial value has changed too.
 */
export function showEmptied(form: Element, before: FormState, now: FormState): void {
  // With this tag the field does not hand the empty text over as typed: the form stays unchanged.
  for (const [path, { value }] of Object.entries(before))
    if (isProse(value) && now[path] && isEmpty(now[path].value))
      show(form, path, null, 'history-merge')
}

const isEmpty = (value: unknown) => value === null || value === undefined

function stateOf(editor: LexicalEditor, value: unknown): EditorState {
  return editor.parseEditorState(isProse(value) ? value : proseFromText(''))
}

const isProse = (value: unknown): value is SerializedEditorState =>
  typeof value === 'object' && value !== null && 'root' in value && !isFields(value)

const textsOf = (state: EditorState): string[] =>
  state.read(() =>
    $getRoot()
      .getAllTextNodes()
      .map((node) => node.getTextContent()),
  )

/** Puts the cursor behind what changed; at the end if no words did. */
function selectChange(before: readonly string[]) {
  const nodes = $getRoot().getAllTextNodes()
  const changed = nodes.findIndex((node, index) => node.getTextContent() !== before[index])
  const node = nodes[changed]
  if (!node) return void $getRoot().selectEnd()
  const offset = changedUntil(before[changed] ?? '', node.getTextContent())
  node.select(offset, offset)
}
