import type { ClientField, FormState } from 'payload'
import { pathOfElement } from './field-element.ts'
import type { LivePage } from './live-page.ts'
import { watchTabs } from './open-field.ts'
import { watchProse } from './watch-prose.ts'

const TEXT = 'textarea, input[type=text], input:not([type])'

type Field = HTMLInputElement | HTMLTextAreaElement

type Form = { element: Element; fields: ClientField[]; getState: () => FormState }

/**
 * Sends typed text to the page right at the key press, and reports the field with the cursor and the
 * open tab. Returns a function that ends it.
 */
export function watchForm({ element: form, fields, getState }: Form, page: LivePage): () => void {
  const closing = new AbortController()
  const options = { signal: closing.signal, capture: true }
  const onInput = ({ target }: Event) => {
    if (isTextField(target) && getState()[target.name]) page.type(target.name, target.value)
  }
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element) page.focus(pathOfElement(getState(), target))
  }
  form.addEventListener('input', onInput, options)
  form.addEventListener('focusin', onFocus, options)
  watchProse(form, page, closing.signal)
  const stopTabs = watchTabs(form, fields, (field) => page.open(field))
  return () => {
    closing.abort()
    stopTabs()
  }
}

function isTextField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && target.matches(TEXT) && 'name' in target
}
