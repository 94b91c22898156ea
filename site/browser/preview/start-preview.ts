import type { PreviewState } from '../page-data.ts'
import type { SiteStore } from '../store/store.ts'
import { editByClick } from './edit-by-click.ts'
import { connectToForm } from './form-connection.ts'
import { holdLinks } from './hold-links.ts'

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
  if (!state.isEditable) return
  if (isFramed) connectToForm(state, store)
  else if (bar) offerEditing(bar, state)
}

/** The token has done its work: whoever copies the address shall not pass it on. */
function forgetToken() {
  const url = new URL(location.href)
  if (!url.searchParams.has('token')) return
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
}

/** Outside the studio a click follows links, until the editor asks for fields instead. */
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
    if (end) editByClick(({ record, path }) => open(fieldAddress(studio, record, path)), end.signal)
  })
  bar.querySelector('p')?.after(toggle)
}

/** The field of a form in the studio. */
function fieldAddress(studio: string, record: string, path: string) {
  const [collection = '', id = ''] = record.split(':')
  const form = collection === 'global' ? `globals/${id}` : `collections/${collection}/${id}`
  return `${studio}/admin/${form}${path ? `?field=${encodeURIComponent(path)}` : ''}`
}
