import {
  type Access,
  type AccessArgs,
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
  for (const collection of own) if (collection.slug === LOCKS) keepToOwnName(collection)
  return config
}

const LOCKS = 'payload-locked-documents'

/** The studio makes locks past these rules, and asks for one only to take a page over. */
function keepToOwnName({ access }: SanitizedCollectionConfig) {
  const { update } = access
  access.create = () => false
  access.update = (args) => isInOwnName(args) && update(args)
}

/** Whoever asks what is allowed sends nothing yet. */
function isInOwnName({ data, req }: AccessArgs) {
  if (!data) return true
  const { relationTo, value } = { relationTo: '', value: undefined, ...data.user }
  return req.user?.collection === relationTo && req.user?.id === value
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
