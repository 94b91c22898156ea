const CONTROLS = 'input, textarea, select, button, a[href], summary, [tabindex]'

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Remembers the controls of a block: their values, their scroll positions, and the focus with its
 * selection. The returned function restores these in the controls that have replaced them
 * meanwhile, and leaves alone those that are still there.
 *
 * Browsers do not say where the cursor stands in a field for an e-mail address or a number; in a new
 * one it stands at the end.
 */
export function keepControls(block: HTMLElement): () => void {
  const before = byName(block)
  const scrolled = new Map([...before.values()].map((control) => [control, control.scrollTop]))
  const focused = document.activeElement
  const select = focused && selectionOf(focused)
  return () => {
    const now = byName(block)
    for (const [name, control] of before) {
      const replacement = now.get(name)
      if (!replacement || replacement === control) continue
      copyValue(control, replacement)
      replacement.scrollTop = scrolled.get(control) ?? 0
      if (control !== focused) continue
      replacement.focus({ preventScroll: true })
      select?.(replacement)
    }
  }
}

/** The controls of a block by a name that they have in its new HTML as well. */
function byName(block: HTMLElement): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  const named = [...block.querySelectorAll<HTMLElement>(CONTROLS)].map((control) => {
    const name = nameOf(control)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [`${name} ${count}`, control] as const
  })
  return new Map(named)
}

function nameOf(control: HTMLElement) {
  const attributes = ['name', 'type', 'href', ...(isChoice(control) ? ['value'] : [])]
  const values = attributes.map((attribute) => control.getAttribute(attribute))
  return control.id || [control.localName, ...values].join(' ')
}

/**
 * Sets the same selection in another field; undefined where the browser does not report the
 * selection.
 */
function selectionOf(field: Element): ((other: HTMLElement) => void) | undefined {
  if (!isTextField(field)) return undefined
  const { selectionStart, selectionEnd, selectionDirection } = field
  if (selectionStart === null) return undefined
  return (other) => {
    if (isTextField(other))
      other.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
  }
}

function copyValue(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const chosen = new Set([...from.selectedOptions].map(({ value }) => value))
    for (const option of to.options) option.selected = chosen.has(option.value)
  } else if (isChoice(from) && isChoice(to)) {
    to.checked = from.checked
  } else if (isTextField(from) && isTextField(to) && to.value !== from.value) {
    to.value = from.value
  }
}

function isChoice(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
}

function isTextField(control: Element): control is TextField {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
}
