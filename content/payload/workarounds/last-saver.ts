import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isEditor } from '../access.ts'
import { hookedLast } from '../before-operation.ts'
import { addToCollection, addToGlobal, type Feature } from '../feature.ts'
import { afterCommit } from './after-commit.ts'

const MAX_RECORDS = 2000

/** The user who last saved a record, by record key; the oldest entries are dropped. */
const savers = new Map<string, number | string>()

/** The user who last saved a record or global, as far as this process knows. */
export function lastSaver(key: string): number | string | undefined {
  return savers.get(key)
}

/** The key of a record, or of a global without an id. */
export const saverKey = (slug: string, id?: unknown) => (id === undefined ? slug : `${slug} ${id}`)

/**
 * Remembers the user who saved, once the save is committed: a refused one leaves the version
 * unchanged.
 */
async function remember(key: string, req: PayloadRequest) {
  const id = req.user?.id
  await afterCommit(req, () => {
    savers.delete(key)
    if (id !== undefined) savers.set(key, id)
    const oldest = savers.keys().next()
    if (savers.size > MAX_RECORDS && !oldest.done) savers.delete(oldest.value)
  })
}

/**
 * An autosave in Payload overwrites the latest version, even one written by another user
 * (`payload/dist/versions/updateLatestVersion.js`). When the user changes, an autosave becomes a
 * normal save: it creates a version, and the earlier text stays in the history.
 * https://github.com/payloadcms/payload/issues/2923
 */
function inOwnVersion<Args extends object>(args: Args, key: string, req: PayloadRequest): Args {
  const before = savers.get(key)
  if ((before !== undefined && before === req.user?.id) || !isEditor({ req })) return args
  return 'autosave' in args && args.autosave ? { ...args, autosave: false } : args
}

const versionOfRecord: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args
  return inOwnVersion(args, saverKey(collection.slug, args.id), req)
}

const versionOfGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) =>
  operation === 'update' ? inOwnVersion(args, saverKey(global.slug), req) : args

/** Includes the creator of a record, who continues in its first version. */
const rememberSaver: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  remember(saverKey(collection.slug, doc.id), req)

const rememberGlobalSaver: GlobalAfterChangeHook = ({ global, req }) =>
  remember(saverKey(global.slug), req)

/** Keeps the autosaves of different users in separate versions. */
export const ownVersions: Feature = {
  collection: (collection) =>
    hookedLast(
      addToCollection(collection, { hooks: { afterChange: [rememberSaver] } }),
      versionOfRecord,
    ),
  global: (global) =>
    hookedLast(
      addToGlobal(global, { hooks: { afterChange: [rememberGlobalSaver] } }),
      versionOfGlobal,
    ),
}
