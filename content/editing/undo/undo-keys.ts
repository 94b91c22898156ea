import type { FormState } from 'payload'
import { pathOfElement } from '../beside/field-element.ts'

export type Move = 'undo' | 'redo'

type Target = { getState: () => FormState; run: (move: Move) => void }

/** The open forms; one in a drawer comes after the one below it. */
const targets = new Map<Element, Target>()

const TEXT_BOX = 'textarea, input:not([type=checkbox], [type=radio]), [contenteditable=true]'
const ABOVE = 'dialog, [role=dialog], .drawer'

/** Gives a form the keys of undo and redo; returns a function that ends this. */
export function addUndoTarget(form: Element, target: Target): () => void {
  targets.set(form, target)
  // Before the editor of prose, which has a history of its own. A document hears it only once.
  document.addEventListener('keydown', onKey, true)
  return () => {
    targets.delete(form)
    if (targets.size === 0) document.removeEventListener('keydown', onKey, true)
  }
}

function onKey(event: KeyboardEvent) {
  const move = moveOf(event)
  if (!move || event.isComposing || !(event.target instanceof Element)) return
  const target = targetOf(event.target)
  if (!target) return
  event.preventDefault()
  event.stopImmediatePropagation()
  target.run(move)
}

/** On a keyboard without Latin letters, the keys are those at the same places. */
export function moveOf(
  event: Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>,
): Move | undefined {
  const { altKey, code, ctrlKey, key, metaKey, shiftKey } = event
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined
}

/** The form that the keys are meant for; none while a text is typed that is no field of it. */
function targetOf(element: Element): Target | undefined {
  const above = element.closest(ABOVE)
  const isNowhere = element === document.body
  const open = [...targets].filter(([form]) => isNowhere || form.closest(ABOVE) === above)
  const [, target] = open.find(([form]) => form.contains(element)) ?? open.at(-1) ?? []
  return target && isOwn(element, target.getState()) ? target : undefined
}

function isOwn(element: Element, state: FormState): boolean {
  if (!element.matches(TEXT_BOX)) return true
  // The words that a choice is searched for are in no field.
  if (element instanceof HTMLInputElement && element.matches('.rs__input')) return !element.value
  const path = pathOfElement(state, element)
  return path !== undefined && path in state && !state[path]?.rows
}
