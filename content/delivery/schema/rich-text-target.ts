import { isPageCollection, type PageCollection } from '../../kinds/table.ts'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import { isId } from '../records.ts'

/** The record that a link in rich text refers to. */
type LinkTarget = { relationTo: PageCollection; value: string | number }

/** The stored target of a link; undefined when its collection has no pages. */
export function asLinkTarget(doc: unknown): LinkTarget | undefined {
  const { relationTo, value } = asDoc(doc)
  return isPageCollection(relationTo) && isId(value) ? { relationTo, value } : undefined
}

/** The targets of all links in a rich text, given its root. */
export function linkedRecords(node: Doc): LinkTarget[] {
  const { linkType, doc } = asDoc(node.fields)
  const own = linkType === 'internal' ? asLinkTarget(doc) : undefined
  return [...(own ? [own] : []), ...asDocs(node.children).flatMap(linkedRecords)]
}

/** A unique key for a target. */
export function targetKey({ relationTo, value }: LinkTarget): string {
  return `${relationTo}:${value}`
}
