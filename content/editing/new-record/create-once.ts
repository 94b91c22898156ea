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
import { forget, nameOf, readStored, store } from '../once/stored.ts'

/** A creation under way. */
type Creation = { name: string; ended: Promise<void>; end: () => void }

/** Those of each process, by their name. */
const underWay = new WeakMap<Payload, Map<string, Creation>>()

/**
 * A form that has lost the answer to its first save asks again with the same key, and is answered 409
 * with the `id` of its record: it does not create a second one, even if the service was killed before
 * it could answer.
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
  const name = nameOf(req, collection.slug)
  // A record that the hooks of this one create has no key of its own.
  if (operation !== 'create' || !name || req.context.creation) return
  const own = underWay.get(req.payload) ?? new Map<string, Creation>()
  underWay.set(req.payload, own)
  for (let before = own.get(name); before; before = own.get(name)) await before.ended
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const end = () => {
    own.delete(name)
    resolve()
  }
  own.set(name, { name, ended, end })
  try {
    const id = await readCreated(req, collection.slug, name)
    if (id !== undefined) throw new APIError('This record is already saved.', 409, { id }, true)
  } catch (error) {
    end()
    throw error
  }
  req.context.creation = own.get(name)
}

const noteCreated: CollectionAfterChangeHook = async ({ operation, req, doc }) => {
  const creation = operation === 'create' ? creationOf(req) : undefined
  if (creation) {
    await store(req, creation.name, { id: doc.id })
    await afterCommit(req, creation.end)
  }
  return doc
}

const noteFailed: CollectionAfterErrorHook = ({ req }) => creationOf(req)?.end()

function creationOf({ context }: PayloadRequest): Creation | undefined {
  return context.creation as Creation | undefined
}

/** The record of an earlier creation, if it still exists. */
async function readCreated(req: PayloadRequest, collection: CollectionSlug, name: string) {
  const { id } = (await readStored(req, name)) ?? {}
  if (typeof id !== 'number') return undefined
  const where = { id: { equals: id } }
  if ((await req.payload.db.count({ collection, where, req })).totalDocs > 0) return id
  await forget(req, name)
  return undefined
}
