/** What the server has rendered and scripts rely on. */
export function find<Found extends Element = HTMLElement>(
  within: ParentNode,
  selector: string,
): Found {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(`The lightbox lacks ${selector}.`)
  return found
}
