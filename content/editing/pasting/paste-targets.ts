type Paste = (opener: Element) => string | undefined

const targets = new Map<Element, Paste>()

/** Lets rows be pasted into a form; returns a function that ends this. */
export function addPasteTarget(form: Element, paste: Paste): () => void {
  targets.set(form, paste)
  return () => {
    targets.delete(form)
  }
}

/**
 * Pastes below the row, or into the list, whose menu a button opens; the result says why it cannot.
 * Undefined where rows cannot be pasted: a form for many records at once replaces their rows.
 */
export function pasteFor(opener: Element): (() => string | undefined) | undefined {
  const form = opener.closest('form')
  const paste = form && targets.get(form)
  return paste ? () => paste(opener) : undefined
}
