import { formPath } from '@belvedere/kit/form-path.ts'
import type { PreviewState } from '../page-data.ts'
import { isPageAddress } from '../page-link.ts'
import type { SiteStore } from '../store/store.ts'
import { editByClick } from './edit-by-click.ts'
import { connectToForm, reportError } from './form-connection.ts'
import type { FieldReference } from './reference.ts'

/**
 * Starts a preview in the browser: links stay in it, elements lead to their fields, and inside the
 * studio the page follows the form beside it.
 */
export function start(state: PreviewState, store: SiteStore): void {
  forgetToken()
  holdLinks()
  const isFramed = window.parent !== window
  const bar = document.getElementById('preview-bar')
  if (isFramed) bar?.setAttribute('hidden', '')
  if (isFramed && state.error !== undefined) reportError(state, state.error)
  if (!state.isEditable) return
  if (isFramed) connectToForm(state, store)
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

/**
 * Keeps links and forms that scripts have added in the preview, too; the server has done so for its
 * own.
 */
function holdLinks(): void {
  document.addEventListener('click', (event) => hold(linkOf(event)), { capture: true })
  document.addEventListener('auxclick', (event) => hold(linkOf(event)), { capture: true })
  document.addEventListener('submit', ({ target }) => holdForm(target), { capture: true })
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement)
}

function hold(link: HTMLAnchorElement | undefined) {
  if (!link?.href || link.download || !isPageAddress(link)) return
  const url = new URL(link.href)
  const isHere = url.pathname === location.pathname && url.hash !== ''
  if (isHere || url.searchParams.has('preview')) return
  url.searchParams.set('preview', 'true')
  link.href = url.href
}

function holdForm(form: EventTarget | null) {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
  if (form.elements.namedItem('preview')) return
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'preview', value: 'true' })
  form.append(field)
}
