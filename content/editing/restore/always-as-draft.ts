import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { type Restored, restoreGlobal, restoreRecord } from './restore-as-draft.ts'

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

/** `POST /api/{collection}/versions/{id}`, with or without `draft=true`. */
function restoreRecordHandler(slug: CollectionSlug): Endpoint['handler'] {
  return async (req) => {
    const restored = await restoreRecord(slug, optionsOf(req))
    return Response.json({ ...restored.doc, message: tellRestored(restored) })
  }
}

/** `POST /api/globals/{global}/versions/{id}`, with or without `draft=true`. */
function restoreGlobalHandler(slug: GlobalSlug): Endpoint['handler'] {
  return async (req) => {
    const restored = await restoreGlobal(slug, optionsOf(req))
    return Response.json({ doc: restored.doc, message: tellRestored(restored) })
  }
}

function optionsOf(req: PayloadRequest) {
  const { id } = { id: undefined, ...req.routeParams }
  if (!/^\d+$/.test(String(id))) throw new NotFound(req.t)
  const depth = Number(req.searchParams?.get('depth') ?? Number.NaN)
  return { req, id: Number(id), overrideAccess: false, ...(Number.isInteger(depth) && { depth }) }
}

/** The studio's message after a version was restored. */
function tellRestored({ versionDate, isPublic }: Restored): string {
  const day = new Date(versionDate).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  if (isPublic) return `The version of ${day} is what is published, and is the newest one again.`
  return `Version of ${day} restored as a draft. Publish it when it is ready.`
}
