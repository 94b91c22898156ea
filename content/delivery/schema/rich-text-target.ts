import type { CollectionSlug } from 'payload'
import { asDoc } from '../context.ts'
import { LINKED } from '../paths.ts'
import { isId } from '../records.ts'

/** The record that a link inside rich text leads to. */
export type LinkTarget = { relationTo: CollectionSlug; value: string | number }

/** The target of a link as the studio stored it; nothing when its kind has no pages. */
export function asLinkTarget(doc: unknown): LinkTarget | undefined {
  const { relationTo, value } = asDoc(doc)
  const collection = LINKED.find((slug) => slug === relationTo)
  return collection && isId(value) ? { relationTo: collection, value } : undefined
}

/** Names a target among those of a text. */
export function targetKey({ relationTo, value }: LinkTarget): string {
  return `${relationTo}:${value}`
}
