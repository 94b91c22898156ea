const ROW = '[id*="-row-"]'
/** Stands in a row until the service has sent its fields. */
const LOADING = '.shimmer-effect'
const FIELDS = '.collapsible__content'
/** Not the buttons above a text. */
const FIELD =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], button:not(.fixed-toolbar *)'
const TYPED_IN = 'input, textarea, select, [contenteditable=true]'

/**
 * Watches a form for rows that this editor adds: they arrive without their fields. The first field
 * gets the cursor as soon as it exists, unless the editor has moved on to another one. Returns a
 * function that ends it.
 */
export function watchNewRows(root: HTMLElement): () => void {
  let awaited: Element | undefined
  const forget = () => {
    awaited = undefined
  }
  const observer = new MutationObserver((changes) => {
    awaited = changes.flatMap(addedRows).at(-1) ?? awaited
    if (awaited && focusFirstField(awaited)) forget()
  })
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('pointerdown', forget, true)
  root.addEventListener('keydown', forget, true)
  return () => {
    observer.disconnect()
    root.removeEventListener('pointerdown', forget, true)
    root.removeEventListener('keydown', forget, true)
  }
}

function addedRows({ addedNodes }: MutationRecord): Element[] {
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof HTMLElement)) return []
    const row = node.matches(ROW) ? node : node.querySelector(ROW)
    return row?.querySelector(LOADING) ? [row] : []
  })
}

/** True when there is nothing left to do: the field has the cursor, or the row is gone. */
function focusFirstField(row: Element): boolean {
  if (!row.isConnected) return true
  if (row.querySelector(LOADING)) return false
  const field = row.querySelector(FIELDS)?.querySelector<HTMLElement>(FIELD)
  if (!field) return false
  if (isTypingElsewhere(row)) return true
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
  return true
}

function isTypingElsewhere(row: Element) {
  const { activeElement } = document
  const isInForm = row.closest('form')?.contains(activeElement) ?? false
  return isInForm && Boolean(activeElement?.matches(TYPED_IN))
}
