import type {
  CollectionBeforeOperationHook,
  Endpoint,
  GlobalBeforeOperationHook,
  SanitizedConfig,
} from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { restoreGlobalHandler, restoreRecordHandler } from './endpoints.ts'

const AS_DRAFT_ONLY =
  'A version is restored as a draft: use restoreRecordAsDraft or restoreGlobalAsDraft.'

type Owner = { endpoints: Omit<Endpoint, 'root'>[] | false }

/**
 * Restores versions as drafts only, of records and of globals. By default Payload gives the public
 * record the status of the restored version: a draft takes the page offline, and a published
 * version is public at once.
 */
export function restoredAsDrafts(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions) continue
    replaceEndpoint(collection, restoreRecordHandler(collection.slug))
    collection.hooks.beforeOperation = [refuseRecord, ...(collection.hooks.beforeOperation ?? [])]
  }
  for (const global of config.globals) {
    if (!global.versions) continue
    replaceEndpoint(global, restoreGlobalHandler(global.slug))
    global.hooks.beforeOperation = [refuseGlobal, ...(global.hooks.beforeOperation ?? [])]
  }
  return config
}

function replaceEndpoint(owner: Owner, handler: Endpoint['handler']) {
  if (!owner.endpoints) return
  const isRestore = ({ path, method }: Omit<Endpoint, 'root'>) =>
    path === '/versions/:id' && method === 'post'
  if (!owner.endpoints.some(isRestore)) throw new Error('Payload has no endpoint that restores.')
  owner.endpoints = owner.endpoints.map((endpoint) =>
    isRestore(endpoint) ? { ...endpoint, handler } : endpoint,
  )
}

const refuseRecord: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'restoreVersion') return
  const { draft } = { draft: undefined, ...args }
  if (draft !== true) throw refusal(AS_DRAFT_ONLY, 400)
}

const refuseGlobal: GlobalBeforeOperationHook = ({ operation }) => {
  if (operation === 'restoreVersion') throw refusal(AS_DRAFT_ONLY, 400)
}
