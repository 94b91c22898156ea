type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Elements that have sent an event of input. */
const entered = new WeakSet<EventTarget>()

/**
 * Remembers where visitors enter something. Programs that fill in forms send the same events; the
 * site's own scripts send none.
 */
export function followTyping(): void {
  const note = ({ target }: Event) => {
    if (target) entered.add(target)
  }
  for (const type of ['input', 'change']) document.addEventListener(type, note, { capture: true })
}

/**
 * Whether the page holds something that a visitor has entered and that a reload would lose. Without
 * an event a field counts as well if it differs from its markup: it was filled in before the scripts
 * ran, or restored by the browser. So a script enters a value of its own as `defaultValue`, which is
 * part of the markup.
 */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<Field>('input, textarea, select')
  // Any element may take input: it may be editable, or hold fields in a tree of its own.
  const elements = document.querySelectorAll('*')
  return [...fields].some(isChanged) || [...elements].some((element) => entered.has(element))
}

/**
 * Compares with a new field of the same markup: browsers correct the values of many types, and
 * choose an option if none is marked. A clone would have the value of its original.
 */
function isChanged(field: Field) {
  const template = document.createElement('template')
  template.innerHTML = field.outerHTML
  const fresh = template.content.querySelector<Field>('input, textarea, select')
  return fresh === null || stateOf(fresh) !== stateOf(field)
}

function stateOf(field: Field) {
  const options = [...field.querySelectorAll('option')].map(({ selected }) => selected)
  return JSON.stringify([field.value, 'checked' in field && field.checked, options])
}
