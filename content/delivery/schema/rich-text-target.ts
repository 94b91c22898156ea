import type { CollectionSlug } from 'payload'
import { asDoc, asDocs, type Doc } from '../context.ts'
import { LINKED } from '../paths.ts'
import { isId } from '../records.ts'

/** The record that a link in rich text refers to. */
export type LinkTarget = { relationTo: CollectionSlug; value: string | number }

/** The stored target of a link; undefined when its collection has no pages. */
export function asLinkTarget(doc: unknown): LinkTarget | undefined {
  const { relationTo, value } = asDoc(doc)
  const collection = LINKED.find((slug) => slug === relationTo)
  return collection && isId(value) ? { relationTo: collection, value } : undefined
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
