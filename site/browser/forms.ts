import { navigateTo } from './commit.ts'

/** Marks a navigation that a form asks for, and holds the id of the field that has the focus. */
class FormChoice {
  readonly field: string
  constructor(field: string) {
    this.field = field
  }
}

/**
 * Turns forms that only ask for another view of a page into navigations without empty parameters.
 * The page keeps its place on the screen, and the keyboard its field.
 */
export function followForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isView(form)) return
    event.preventDefault()
    navigateTo(addressOf(form), { info: new FormChoice(document.activeElement?.id ?? '') })
  })
}

/** The id of the field that keeps the focus; undefined for navigations that no form asks for. */
export function keptField(info: unknown): string | undefined {
  return info instanceof FormChoice ? info.field : undefined
}

function isView(form: HTMLFormElement) {
  return form.method === 'get' && !form.target && new URL(form.action).origin === location.origin
}

function addressOf(form: HTMLFormElement) {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value) search.append(name, String(value))
  const { pathname } = new URL(form.action)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
