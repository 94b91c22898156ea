/** Finds an element that the server has rendered; throws if it is missing. */
export function find<Match extends Element = HTMLElement>(
  within: ParentNode,
  selector: string,
): Match {
  const match = within.querySelector<Match>(selector)
  if (!match) throw new Error(`The lightbox has no ${selector}.`)
  return match
}
