import { summary } from './faults.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement

/** Says beside a field what is wrong with it, or nothing. */
export function showFault(field: Field, fault: string | undefined): void {
  const message = field.form?.querySelector<HTMLElement>(`[id="${field.id}-fault"]`)
  const words = message?.querySelector('span')
  if (!message || !words) return
  words.textContent = fault ?? ''
  message.hidden = fault === undefined
  if (fault) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  if (fault) field.setAttribute('aria-describedby', message.id)
  else field.removeAttribute('aria-describedby')
}

/** Lists above the form what is wrong, each leading to its field, and takes the reader there. */
export function showSummary(form: HTMLFormElement, faults: Map<Field, string>): void {
  const notice = form.querySelector<HTMLElement>('[data-summary]')
  if (!notice) return
  notice.hidden = faults.size === 0
  notice.querySelector('div')?.replaceChildren(...(faults.size > 0 ? contents(faults) : []))
  if (faults.size > 0) notice.focus()
}

function contents(faults: Map<Field, string>) {
  const words = document.createElement('p')
  words.append(summary(faults.size))
  const list = document.createElement('ul')
  list.append(...[...faults].map(([field, fault]) => entry(field, fault)))
  return [words, list]
}

function entry(field: Field, fault: string) {
  const link = document.createElement('a')
  link.href = `#${field.id}`
  link.append(fault)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    field.focus()
  })
  const item = document.createElement('li')
  item.append(link)
  return item
}
