import { navigateTo } from './commit.ts'

/** The `info` of a navigation that a form started, with the id of the focused field. */
class FormNavigation {
  readonly field: string
  constructor(field: string) {
    this.field = field
  }
}

/**
 * Turns submissions of GET forms into navigations without empty parameters. The scroll position and
 * the focused field are kept.
 */
export function followForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isSameOriginGet(form))
      return
    event.preventDefault()
    navigateTo(addressOf(form), { info: new FormNavigation(document.activeElement?.id ?? '') })
  })
}

/** The id of the field that keeps the focus; undefined unless a form started the navigation. */
export function focusedField(info: unknown): string | undefined {
  return info instanceof FormNavigation ? info.field : undefined
}

function isSameOriginGet(form: HTMLFormElement) {
  return form.method === 'get' && !form.target && new URL(form.action).origin === location.origin
}

function addressOf(form: HTMLFormElement) {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value) search.append(name, String(value))
  const { pathname } = new URL(form.action)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
