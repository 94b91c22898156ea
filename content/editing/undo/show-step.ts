import type { FormState } from 'payload'
import { elementOfField, elementOfRow } from '../beside/field-element.ts'
import { formPathOf } from '../beside/form-paths.ts'
import { changedUntil } from './changed-until.ts'
import type { Step } from './step.ts'
import { type Target, targetOfStep } from './target-of-step.ts'

type Form = {
  element: Element
  getState: () => FormState
  openField: (within: Element, path: string) => Promise<boolean>
}

/** Shows the editor what an undo or redo has changed, and puts the cursor there. */
export async function showStep(form: Form, step: Step): Promise<void> {
  const target = targetOfStep(step)
  const path = formPathOf(form.getState(), target.path)
  if (path === undefined) return
  if (target.staysFolded) return showRow(form.element, path)
  if (!isIn(elementOfField(form.element, path))) await form.openField(form.element, target.path)
  elementOfField(form.element, path)?.scrollIntoView({ block: 'nearest' })
  placeCursor(step, target)
}

const isIn = (field: Element | undefined) => field?.contains(document.activeElement) ?? false

/** The cursor goes only where it has nowhere else to be. */
function showRow(form: Element, path: string) {
  const row = elementOfRow(form, path)
  row?.scrollIntoView({ block: 'nearest' })
  if (document.activeElement === document.body)
    row?.querySelector<HTMLElement>('.collapsible__toggle')?.focus({ preventScroll: true })
}

function placeCursor({ patches }: Step, { path }: Target) {
  const { activeElement: field } = document
  const change = patches.findLast((patch) => patch.has(path))?.get(path)
  if (change?.kind !== 'value' || typeof change.to !== 'string') return
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type === 'text')
  if (!isText || field.value !== change.to) return
  const end = changedUntil(String(change.from ?? ''), change.to)
  field.setSelectionRange(end, end)
}
