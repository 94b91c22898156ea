import { isOwnPress } from '../beside/own-press.ts'
import type { Gesture } from './form-history.ts'
import { moveOf } from './undo-keys.ts'

/** Acts that change a form by hand, by a program of assistance, or by dictation. */
const ACTS = ['keydown', 'pointerdown', 'click', 'drop', 'paste', 'beforeinput', 'input', 'change']
const MODIFIERS = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']
const TYPED =
  /^(insertText|insertCompositionText|insertParagraph|insertLineBreak|delete(?!ByCut).*)$/

/** Reports each act of the editor before the form sees it; returns a function that ends this. */
export function watchGestures(root: Document, report: (gesture: Gesture) => void): () => void {
  const closing = new AbortController()
  const onAct = (event: Event) => {
    if (isOwnPress()) return
    const isKey = event instanceof KeyboardEvent
    if (isKey && (MODIFIERS.includes(event.key) || moveOf(event))) return
    const isTyped = event instanceof InputEvent && TYPED.test(event.inputType)
    report(isTyped ? 'typing' : 'other')
  }
  for (const act of ACTS)
    root.addEventListener(act, onAct, { capture: true, signal: closing.signal })
  return () => closing.abort()
}
