import { formPath } from '@belvedere/kit/form-path.ts'
import type { PreviewState } from '../page-data.ts'
import { editByClick } from './edit-by-click.ts'
import { connectToForm, reportError } from './form-connection.ts'
import { holdLinks } from './hold-links.ts'
import type { FieldReference } from './reference.ts'

/**
 * Starts a preview in the browser: links stay in it, elements lead to their fields, and inside the
 * studio the page follows the form beside it.
 */
export function start(state: PreviewState): void {
  forgetToken()
  holdLinks()
  const isFramed = window.parent !== window
  const bar = document.getElementById('preview-bar')
  if (isFramed) bar?.setAttribute('hidden', '')
  if (isFramed && state.error !== undefined) reportError(state, state.error)
  if (!state.isEditable) return
  if (isFramed) connectToForm(state)
  else if (bar) offerEditing(bar, state)
}

/** Removes the token from the address bar, so that copying the address does not share it. */
function forgetToken() {
  const url = new URL(location.href)
  if (!url.searchParams.has('token')) return
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
}

/** Adds a button to the bar that makes clicks open fields instead of following links. */
function offerEditing(bar: HTMLElement, { studio }: PreviewState) {
  const toggle = document.createElement('button')
  toggle.type = 'button'
  toggle.textContent = 'Click to edit'
  toggle.setAttribute('aria-pressed', 'false')
  let end: AbortController | undefined
  toggle.addEventListener('click', () => {
    end?.abort()
    end = end ? undefined : new AbortController()
    toggle.setAttribute('aria-pressed', String(end !== undefined))
    const openForm = ({ record, path }: FieldReference) =>
      open(`${studio}/admin${formPath(record, path)}`)
    if (end) editByClick(openForm, end.signal)
  })
  bar.querySelector('p')?.after(toggle)
}
