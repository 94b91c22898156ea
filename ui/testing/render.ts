import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// One for all documents: a window takes longer to make than most documents take to parse.
const parser = new new Window().DOMParser()

/** Parses HTML: a whole document, or the content of a body. Scripts don't run. */
export function parseHtml(html: string): Document {
  // happy-dom has types of its own for the DOM.
  return parser.parseFromString(html, 'text/html') as unknown as Document
}

/** Renders a component on the server and returns its elements, in a body. */
export function render(component: ReactNode): HTMLElement {
  return parseHtml(renderToStaticMarkup(component)).body
}
