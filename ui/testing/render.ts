import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Parses HTML: a whole document, or the content of a body. Scripts don't run. */
export function parseHtml(html: string): Document {
  const { document } = new Window()
  document.write(html)
  // happy-dom has types of its own for the DOM.
  return document as unknown as Document
}

/** Renders a component on the server and returns its elements, in a body. */
export function render(component: ReactNode): HTMLElement {
  return parseHtml(renderToStaticMarkup(component)).body
}
