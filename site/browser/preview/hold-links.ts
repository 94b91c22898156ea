import { isPageAddress } from '../page-link.ts'

/**
 * Keeps links and forms that scripts have added in the preview, too; the server has done so for its
 * own.
 */
export function holdLinks(): void {
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
