import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import type { LivePage } from './live-page.ts'
import { proseWords, typedPart } from './prose-words.ts'

/**
 * Sends the typed text of the focused rich text to the page: the form gets it only when the browser
 * is idle.
 */
export function watchProse(form: Element, page: Pick<LivePage, 'typeProse'>, signal: AbortSignal) {
  let stop = () => {}
  const follow = ({ target }: Event) => {
    stop()
    stop = target instanceof Element ? followEditor(target, page) : () => {}
  }
  form.addEventListener('focusin', follow, { signal, capture: true })
  signal.addEventListener('abort', () => stop())
}

function followEditor(element: Element, page: Pick<LivePage, 'typeProse'>): () => void {
  const editor = editorOf(element)
  if (!editor) return () => {}
  const read = () => proseWords(editor.getEditorState().toJSON().root)
  let words = read()
  return editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size + dirtyLeaves.size === 0) return
    const before = words
    words = read()
    const part = typedPart(before, words)
    // Rows may have moved, so read the path again.
    const path = element.closest('[data-field-path]')?.getAttribute('data-field-path')
    if (part && path) page.typeProse(path, part)
  })
}

/** Lexical stores a reference to its editor on the editable element. */
export function editorOf(
  element: Element & { __lexicalEditor?: LexicalEditor | null },
): LexicalEditor | undefined {
  return element.__lexicalEditor ?? undefined
}
