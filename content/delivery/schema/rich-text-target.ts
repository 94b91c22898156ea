import type { CollectionSlug } from 'payload'
import { asDoc } from '../context.ts'
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

/** A unique key for a target. */
export function targetKey({ relationTo, value }: LinkTarget): string {
  return `${relationTo}:${value}`
}
