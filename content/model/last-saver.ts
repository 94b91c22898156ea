import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { isEditor } from './access.ts'
import { hookedLast } from './before-operation.ts'

const MOST = 2000

/** Who saved a record last, by its key; the oldest are forgotten. */
const savers = new Map<string, number | string>()

/** Notes the saver; says whether it was the same one as before. */
function isSame(key: string, { user }: PayloadRequest) {
  const before = savers.get(key)
  savers.delete(key)
  if (user) savers.set(key, user.id)
  const oldest = savers.keys().next()
  if (savers.size > MOST && !oldest.done) savers.delete(oldest.value)
  return before !== undefined && before === user?.id
}

/** Payload autosaves into one version again and again: somebody else’s words there would be gone. */
function inOwnVersion<Args extends object>(args: Args, key: string, req: PayloadRequest): Args {
  if (!isEditor({ req }) || isSame(key, req)) return args
  return 'autosave' in args && args.autosave ? { ...args, autosave: false } : args
}

const ofRecord: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args)) return args
  return inOwnVersion(args, `${collection.slug} ${args.id}`, req)
}

const ofSettings: GlobalBeforeOperationHook = ({ args, global, operation, req }) =>
  operation === 'update' ? inOwnVersion(args, global.slug, req) : args

/** Gives everybody’s autosaved words a version of their own when two edit the same record. */
export function withOwnVersions(collection: CollectionConfig): CollectionConfig {
  return hookedLast(collection, ofRecord)
}

/** The same for settings. */
export function globalWithOwnVersions(global: GlobalConfig): GlobalConfig {
  return hookedLast(global, ofSettings)
}
