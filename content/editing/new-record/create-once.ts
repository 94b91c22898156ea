import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { hookedFirst } from '../../payload/before-operation.ts'
import { afterCommit } from '../../payload/workarounds/after-commit.ts'
import { CREATION_KEY } from './creation-key.ts'

/** How many creations of a process are remembered, for forms that have lost the answer. */
const REMEMBERED = 1000

/** Resolves with the id of the record, or with undefined if it was not created. */
type Creation = PromiseWithResolvers<number | undefined>

/** The creations of this process by their key, the newest last. */
const creations = new WeakMap<Payload, Map<string, Creation>>()

/**
 * A form that has lost the answer to its first save asks again with the same key, and is answered 409
 * with the `id` of its record: it does not create a second one.
 */
export function createdOnce(config: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterError = [] } = config.hooks ?? {}
  const hooks = {
    ...config.hooks,
    afterChange: [...afterChange, noteCreated],
    afterError: [...afterError, noteFailed],
  }
  return hookedFirst({ ...config, hooks }, findCreated)
}

const findCreated: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
  const key = keyOf(req, collection.slug)
  // A record that the hooks of this one create has no key of its own.
  if (operation !== 'create' || !key || req.context.creation) return
  const own = creations.get(req.payload) ?? new Map<string, Creation>()
  creations.set(req.payload, own)
  for (let before = own.get(key); before; before = own.get(key)) {
    const id = await before.promise
    if (id !== undefined && (await isThere(req.payload, collection.slug, id)))
      throw new APIError('This record is already saved.', 409, { id }, true)
    if (own.get(key) === before) own.delete(key)
  }
  const creation: Creation = Promise.withResolvers()
  req.context.creation = creation
  own.set(key, creation)
  const [oldest] = own.keys()
  if (own.size > REMEMBERED && oldest !== undefined) own.delete(oldest)
}

const noteCreated: CollectionAfterChangeHook = async ({ operation, req, doc }) => {
  const creation = operation === 'create' ? creationOf(req) : undefined
  if (creation) await afterCommit(req, () => creation.resolve(doc.id))
  return doc
}

const noteFailed: CollectionAfterErrorHook = ({ req }) => creationOf(req)?.resolve(undefined)

function creationOf({ context }: PayloadRequest): Creation | undefined {
  return context.creation as Creation | undefined
}

function keyOf({ headers, user }: PayloadRequest, collection: string): string | undefined {
  const key = headers?.get(CREATION_KEY)
  return key && user ? `${user.collection}:${user.id}:${collection}:${key}` : undefined
}

async function isThere(payload: Payload, collection: CollectionSlug, id: number) {
  const where = { id: { equals: id } }
  return (await payload.db.count({ collection, where })).totalDocs > 0
}
