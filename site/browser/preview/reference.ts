/** A field of a record: `pages:12` and `blocks.6f2.title`; an empty path is the record itself. */
export type FieldReference = { record: string; path: string }

/** The field that an element comes from. */
export function referenceOf(element: Element): FieldReference | undefined {
  const text = element.getAttribute('data-edit')
  if (!text) return undefined
  const [record = '', path = ''] = text.split('#', 2)
  return record ? { record, path } : undefined
}

/** The elements of a field within a part of the page, or of the closest one around it that is there. */
export function elementsOf({ record, path }: FieldReference, within: ParentNode): HTMLElement[] {
  for (let own = path; own; own = own.slice(0, Math.max(0, own.lastIndexOf('.')))) {
    const found = elementsAt({ record, path: own }, within)
    if (found.length > 0) return found
  }
  return elementsAt({ record, path: '' }, within)
}

/** The elements of exactly this field. */
export function elementsAt(
  { record, path }: FieldReference,
  within: ParentNode = document,
): HTMLElement[] {
  return all(within, `[data-edit="${CSS.escape(path ? `${record}#${path}` : record)}"]`)
}

/** The elements of any field of a record. */
export function elementsAbout(record: string, within: ParentNode): HTMLElement[] {
  return all(within, `[data-edit^="${CSS.escape(record)}#"]`)
}

const all = (within: ParentNode, selector: string) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]
