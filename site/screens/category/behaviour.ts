/**
 * Submits the filter form on change, so that it needs no button. Changes made before this script
 * loaded are submitted at once.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const submit = ({ target }: Event) => {
    if (isField(target)) target.form?.requestSubmit()
  }
  root.addEventListener('change', submit, { signal })
  const form = root.querySelector('form')
  if (form && [...form.elements].some(hasChanged)) form.requestSubmit()
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function hasChanged(field: Element) {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return false
  return [...field.options].some((option) => option.selected !== option.defaultSelected)
}
