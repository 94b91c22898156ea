import type { Access, CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

const KEY = 'sharedRecord'

/** The context of a request with a preview link: the record whose draft it may read. */
export function sharedContext(record: string): Record<string, unknown> {
  return { [KEY]: record }
}

const sharedIn = ({ context }: PayloadRequest) => {
  const record = context[KEY]
  return typeof record === 'string' ? record : undefined
}

/** Lets a preview link read its own record of this collection besides the published ones. */
export function withSharedRecord(collection: CollectionConfig): CollectionConfig {
  const { access, slug } = collection
  const read: Access = async (args) => {
    const rule = (await access?.read?.(args)) ?? false
    const [owner, id] = sharedIn(args.req)?.split(':') ?? []
    if (owner !== slug || typeof rule === 'boolean') return rule
    return { or: [rule, { id: { equals: Number(id) } }] }
  }
  return { ...collection, access: { ...access, read } }
}

/** As `withSharedRecord`, for a global. */
export function globalWithSharedRecord(global: GlobalConfig): GlobalConfig {
  const { access, slug } = global
  const read: Access = async (args) => {
    const rule = (await access?.read?.(args)) ?? false
    return typeof rule !== 'boolean' && sharedIn(args.req) === `global:${slug}` ? true : rule
  }
  return { ...global, access: { ...access, read } }
}
