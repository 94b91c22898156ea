import {
  type Access,
  type CollectionBeforeOperationHook,
  Forbidden,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { isEditor, isPublisher } from './access.ts'

const RULES = ['create', 'read', 'update', 'delete'] as const

/**
 * Payload’s own collections (preferences, locks, jobs) open up to whoever is signed in. A delivery
 * token counts as that inside a delivery request; only editors get near them.
 */
export function systemForEditorsOnly(config: SanitizedConfig): SanitizedConfig {
  const own = config.collections.filter(({ slug }) => slug.startsWith('payload-'))
  for (const collection of own) closeToTokens(collection)
  for (const collection of own) if (WRITTEN_BY_ITSELF.has(collection.slug)) closeToAll(collection)
  return config
}

/** A job that somebody could write by hand would publish with the rights of the service. */
const WRITTEN_BY_ITSELF = new Set(['payload-jobs', 'payload-migrations'])

function closeToAll({ access, hooks }: SanitizedCollectionConfig) {
  for (const rule of ['create', 'update', 'delete'] as const) access[rule] = () => false
  hooks.beforeOperation = [...(hooks.beforeOperation ?? []), publishersCancel]
}

/** The studio cancels a timed publication for whoever asks, without a look at the rights. */
const publishersCancel: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'delete' && isEditor({ req }) && !isPublisher({ req })) {
    throw new Forbidden(req.t)
  }
}

function closeToTokens({ access }: SanitizedCollectionConfig) {
  for (const rule of RULES) {
    const original: Access | undefined = access[rule]
    access[rule] = (args) => isEditor(args) && (original ? original(args) : true)
  }
}
