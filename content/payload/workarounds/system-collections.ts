import {
  type Access,
  type CollectionBeforeOperationHook,
  Forbidden,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { isEditor, isPublisher } from '../access.ts'
import { LOCKS, restrictToOwnLocks } from './own-locks.ts'

const RULES = ['create', 'read', 'update', 'delete'] as const

/**
 * Restricts Payload's own collections (preferences, locks, jobs) to editors. By default every
 * signed-in user has access (`payload/dist/auth/defaultAccess.js`), and a delivery token counts as
 * one within a delivery request. Payload 4 restricts them itself:
 * https://github.com/payloadcms/payload/pull/16906 and
 * https://github.com/payloadcms/payload/pull/17768
 */
export function systemForEditorsOnly(config: SanitizedConfig): SanitizedConfig {
  const own = config.collections.filter(({ slug }) => slug.startsWith('payload-'))
  for (const collection of own) restrictToEditors(collection)
  for (const collection of own) if (WRITTEN_BY_PAYLOAD.has(collection.slug)) denyWrites(collection)
  for (const collection of own) if (collection.slug === LOCKS) restrictToOwnLocks(collection)
  return config
}

/** Written only by Payload: a job created by a client would run with the rights of the service. */
const WRITTEN_BY_PAYLOAD = new Set(['payload-jobs', 'payload-migrations'])

function denyWrites({ access, hooks }: SanitizedCollectionConfig) {
  for (const rule of ['create', 'update', 'delete'] as const) access[rule] = () => false
  hooks.beforeOperation = [...(hooks.beforeOperation ?? []), onlyPublishersCancel]
}

/** The studio cancels scheduled publishes without checking access rules, so the hook does. */
const onlyPublishersCancel: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'delete' && isEditor({ req }) && !isPublisher({ req })) {
    throw new Forbidden(req.t)
  }
}

function restrictToEditors({ access }: SanitizedCollectionConfig) {
  for (const rule of RULES) {
    const original: Access | undefined = access[rule]
    access[rule] = (args) => isEditor(args) && (original ? original(args) : true)
  }
}
