import type { FormState } from 'payload'
import { isPartOfField } from './form-paths.ts'

/** The path of the field that an element of the form belongs to, or of the row around it. */
export function pathOfElement(state: FormState, element: Element): string | undefined {
  const name = element.getAttribute('name')
  if (name && (state[name] || isPartOfField(state, name))) return name
  for (let place: Element | null = element; place; place = place.parentElement) {
    const path = place.getAttribute('data-field-path') ?? pathOfId(place.id)
    if (path !== undefined && (state[path] || state[`${path}.id`])) return path
  }
  return undefined
}

/** Payload's ids: `field-blocks__0__title` for a field, `blocks-0-items-row-2` for a row. */
function pathOfId(id: string): string | undefined {
  if (id.startsWith('field-')) return id.slice('field-'.length).replaceAll('__', '.')
  const [, list, row] = /^(.+)-row-(\d+)$/.exec(id) ?? []
  return list && `${list.replaceAll('-', '.')}.${row}`
}

/** The element of a field in the form, if it is rendered. */
export function elementOfField(form: Element, path: string): HTMLElement | undefined {
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]:not([type=hidden])`)
  const id = `field-${path.replaceAll('.', '__')}`
  const other = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  return named ?? other ?? form.querySelector<HTMLElement>(prose(path)) ?? undefined
}

/** A field of prose has neither a name nor an id. */
const prose = (path: string) => `.rich-text-lexical[data-field-path="${CSS.escape(path)}"]`

/** The element of a row in the form, if it is rendered. */
export function elementOfRow(form: Element, path: string): HTMLElement | undefined {
  const parts = path.split('.')
  const id = `${parts.slice(0, -1).join('-')}-row-${parts.at(-1)}`
  return form.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? undefined
}
