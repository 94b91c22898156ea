import { FORM, type House, sentAddress } from '@belvedere/kit/enquiry/form-state.ts'
import { errorId, type FieldError } from './errors.ts'

/**
 * Shows these errors at their fields, and no others. A message that stays is not touched: a
 * translator may have replaced its text.
 */
export function showErrors(form: HTMLFormElement, errors: readonly FieldError[]): void {
  const wanted = new Map(errors.map((error) => [errorId(error.id), error]))
  for (const shown of form.querySelectorAll<HTMLElement>('[data-error]')) {
    if (wanted.get(shown.id)?.message === shown.dataset.error) wanted.delete(shown.id)
    else hideError(shown)
  }
  for (const error of wanted.values()) showError(form, error)
}

function hideError(message: HTMLElement) {
  const control = document.querySelector(`[aria-describedby="${message.id}"]`)
  control?.removeAttribute('aria-invalid')
  control?.removeAttribute('aria-describedby')
  message.remove()
}

function showError(form: HTMLFormElement, { id, message }: FieldError) {
  const control = document.getElementById(id)
  const shown = copyOf(form, '[data-error]')
  const text = shown?.querySelector('span')
  if (!control || !shown || !text) return
  shown.id = errorId(id)
  shown.dataset.error = message
  text.textContent = message
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', shown.id)
  control.closest('[data-field]')?.append(shown)
}

/** Shows a message with this content, which takes the focus; without content it is hidden. */
export function say(form: HTMLFormElement, about: 'errors' | 'outcome', ...content: Node[]): void {
  const notice = form.querySelector<HTMLElement>(`[data-notice="${about}"]`)
  if (!notice) return
  notice.querySelector('div')?.replaceChildren(...content)
  notice.hidden = content.length === 0
  if (content.length > 0) notice.focus()
}

/** An element with this content. */
export function element(name: 'p' | 'ul' | 'li', ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

/** A link with this text. */
export function linkTo(href: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent: text })
}

/** Changes the text of the button. */
export function labelButton(form: HTMLFormElement, label: string): void {
  const text = form.querySelector('[type=submit] span')
  if (text) text.textContent = label
}

/**
 * Puts the number of the enquiry in the place of the form, with the focus. Where a program has
 * removed the template, the site shows the thanks.
 */
export function showSent(form: HTMLFormElement, reference: string, page: string): void {
  const thanks = copyOf(form, '[role=status]')
  const number = thanks?.querySelector('strong')
  if (!thanks || !number) {
    const block = String(new FormData(form).get(FORM.block) ?? '')
    location.assign(sentAddress(reference, { page, block }))
    return
  }
  number.textContent = reference
  form.replaceWith(thanks)
  thanks.focus()
}

/** Offers a listing as the subject instead of none; a form that asks for no subject names it. */
export function offerHouse(form: HTMLFormElement, { title }: House): void {
  const select = form.elements.namedItem('about')
  if (select instanceof HTMLSelectElement) {
    for (const option of select.options) if (option.value === title) option.remove()
    Object.assign(select.options[0] ?? {}, { text: title, value: title })
  }
  if (select instanceof HTMLOutputElement) select.value = title
}

function copyOf(form: HTMLFormElement, selector: string): HTMLElement | undefined {
  const part = form.querySelector('template')?.content.querySelector<HTMLElement>(selector)
  return part ? document.importNode(part, true) : undefined
}
