type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Elements that have sent an `input` event. */
const entered = new WeakSet<EventTarget>()

/**
 * Observes where visitors enter something. Programs that fill in forms send the same event; the
 * site's own scripts send none.
 */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => target && entered.add(target), true)
}

/**
 * Whether the page holds something that a visitor has entered and that a reload would lose. Without
 * an event a field counts as well if it differs from its markup: it was filled in before the
 * scripts ran, or restored by the browser. So scripts enter their own values as `defaultValue`,
 * which is part of the markup.
 */
export function hasTyped(): boolean {
  // Any element may take input: it may be editable, or have fields in a shadow tree.
  return [...document.querySelectorAll('*')].some(
    (element) => entered.has(element) || (isField(element) && isChanged(element)),
  )
}

function isField(element: Element): element is Field {
  return element.matches('input, textarea, select')
}

/**
 * Compares with a new field of the same markup: browsers correct the values of many types, and
 * choose an option if none is marked. A clone would have the value of its original.
 */
function isChanged(field: Field) {
  const template = document.createElement('template')
  template.innerHTML = field.outerHTML
  return stateOf(field) !== stateOf(template.content.querySelector<Field>('*'))
}

function stateOf(field: Field | null) {
  if (!field) return ''
  const parts = [field, ...field.querySelectorAll('option')]
  return field.value + parts.map((part) => part.matches(':checked'))
}
