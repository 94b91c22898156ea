import { Window } from 'happy-dom'

/** Parses XML, and throws if it is not well-formed. */
export function parseXml(xml: string): Element {
  const { documentElement } = new new Window().DOMParser().parseFromString(xml, 'text/xml')
  if (documentElement.querySelector('parsererror')) throw new Error(`This is no XML: ${xml}`)
  // happy-dom has types of its own for the DOM.
  return documentElement as unknown as Element
}

/** The texts of all elements with this name, with its prefix if it has one. */
export function textsOf(xml: Element, name: string): string[] {
  return [...xml.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')
}
