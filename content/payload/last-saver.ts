import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { isEditor } from '../model/access.ts'
import { hookedLast } from '../model/before-operation.ts'

const MAX_RECORDS = 2000

/** The user who last saved a record, by record key; the oldest entries are dropped. */
const savers = new Map<string, number | string>()

/** The user who last saved a record or global, as far as this process knows. */
export function lastSaver(key: string): number | string | undefined {
  return savers.get(key)
}

/** The key of a record, or of a global without an id. */
export const saverKey = (slug: string, id?: unknown) => (id === undefined ? slug : `${slug} ${id}`)

/** Remembers the user who saves; returns whether the previous save was by the same user. */
function isSameSaver(key: string, { user }: PayloadRequest) {
  const before = savers.get(key)
  savers.delete(key)
  if (user) savers.set(key, user.id)
  const oldest = savers.keys().next()
  if (savers.size > MAX_RECORDS && !oldest.done) savers.delete(oldest.value)
  return before !== undefined && before === user?.id
}

/**
 * An autosave in Payload overwrites the latest version, even one written by another user
 * (`payload/dist/versions/updateLatestVersion.js`). When the user changes, an autosave becomes a
 * normal save: it creates a version, and the earlier text stays in the history.
 * https://github.com/payloadcms/payload/issues/2923
 */
function inOwnVersion<Args extends object>(args: Args, key: string, req: PayloadRequest): Args {
  if (isSameSaver(key, req) || !isEditor({ req })) return args
  return 'autosave' in args && args.autosave ? { ...args, autosave: false } : args
}

const versionOfRecord: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args
  return inOwnVersion(args, saverKey(collection.slug, args.id), req)
}

const versionOfGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) =>
  operation === 'update' ? inOwnVersion(args, saverKey(global.slug), req) : args

/** Who creates a record goes on in its first version. */
const rememberCreator: CollectionAfterChangeHook = ({ collection, doc, operation, req }) => {
  if (operation === 'create') isSameSaver(saverKey(collection.slug, doc.id), req)
}

/** Keeps the autosaves of different users in separate versions of a record. */
export function withOwnVersions(collection: CollectionConfig): CollectionConfig {
  const afterChange = [...(collection.hooks?.afterChange ?? []), rememberCreator]
  return hookedLast({ ...collection, hooks: { ...collection.hooks, afterChange } }, versionOfRecord)
}

/** As `withOwnVersions`, for a global. */
export function globalWithOwnVersions(global: GlobalConfig): GlobalConfig {
  return hookedLast(global, versionOfGlobal)
}
