import { afterAll } from 'vitest'

/**
 * A worker has one document for all of its test files. What a file leaves in it (elements, attributes,
 * listeners, stored values) is taken out at its end, or tests of the next file would find it.
 */
export function freshDocument(): void {
  if (typeof document === 'undefined') return
  const forget = [globalThis, document].map(recordListeners)
  afterAll(() => {
    for (const forgetListeners of forget) forgetListeners()
    for (const part of [document.documentElement, document.head, document.body]) {
      for (const { name } of [...part.attributes]) part.removeAttribute(name)
      if (part !== document.documentElement) part.replaceChildren()
    }
    for (const storage of [localStorage, sessionStorage]) storage.clear()
  })
}

/** Records the listeners of a target from now on; returns a function that removes them. */
function recordListeners(target: EventTarget): () => void {
  const added: Parameters<EventTarget['addEventListener']>[] = []
  const own = target.addEventListener
  target.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener)
    own.apply(target, listener)
  }
  return () => {
    target.addEventListener = own
    for (const [type, listener, options] of added)
      target.removeEventListener(type, listener, options)
  }
}
