import type { Access, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isEditor } from './access.ts'

const RULES = ['create', 'read', 'update', 'delete'] as const

/**
 * Payload’s own collections (preferences, locks, jobs) open up to whoever is signed in. A delivery
 * token counts as that inside a delivery request; only editors get near them.
 */
export function systemForEditorsOnly(config: SanitizedConfig): SanitizedConfig {
  const own = config.collections.filter(({ slug }) => slug.startsWith('payload-'))
  for (const collection of own) closeToTokens(collection)
  return config
}

function closeToTokens({ access }: SanitizedCollectionConfig) {
  for (const rule of RULES) {
    const original: Access | undefined = access[rule]
    access[rule] = (args) => isEditor(args) && (original ? original(args) : true)
  }
}
