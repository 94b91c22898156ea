import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload'
import { type Target, targetOf } from '../../editing/together/target.ts'

/** A record or global that has drafts, so that a release can publish it. */
export type Released = { collection: CollectionSlug; id: number } | { global: GlobalSlug }

/** The record that a text names, `pages:12` or `global:home`; undefined if it has no drafts. */
export function parseRecord(config: SanitizedConfig, text: unknown): Target | undefined {
  const [kind, name, ...rest] = typeof text === 'string' ? text.split(':') : []
  if (!kind || !name || rest.length > 0) return undefined
  const names = kind === 'global' ? { global: name } : { collection: kind, id: name }
  const target = targetOf(config, names)
  return target && hasDrafts(config, target) ? target : undefined
}

/** The text that names a record. */
export function recordText(target: Released): string {
  return 'global' in target ? `global:${target.global}` : `${target.collection}:${target.id}`
}

function hasDrafts({ collections, globals }: SanitizedConfig, target: Target) {
  const owner =
    'global' in target
      ? globals.find(({ slug }) => slug === target.global)
      : collections.find(({ slug }) => slug === target.collection)
  return Boolean(owner?.versions?.drafts)
}

/**
 * The position of a record in the order in which a release publishes. Records are published after
 * those that they refer to: amenities and categories before listings, then pages, and globals last.
 * That is the reverse order of the model.
 */
export function placeOf({ collections }: SanitizedConfig, target: Released): number {
  if ('global' in target) return collections.length
  return collections.length - 1 - collections.findIndex(({ slug }) => slug === target.collection)
}
