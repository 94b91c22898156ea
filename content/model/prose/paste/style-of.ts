/**
 * A declaration in the style of an element; browsers drop those of Word, so the attribute is
 * parsed.
 */
export function styleOf(element: Element, name: string): string | undefined {
  const declarations = (element.getAttribute('style') ?? '').split(';')
  for (const declaration of declarations) {
    const at = declaration.indexOf(':')
    if (at > 0 && declaration.slice(0, at).trim().toLowerCase() === name)
      return declaration
        .slice(at + 1)
        .trim()
        .toLowerCase()
  }
  return undefined
}
