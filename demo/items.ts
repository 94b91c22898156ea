import { nounFor } from '@belvedere/content/model/free-slug.ts'
import { ownPath } from '@belvedere/kit/addresses.ts'
import type { PayloadRequest, Where } from 'payload'
import type { CopyPattern, CopyRedirect } from './copy.ts'
import type { Property } from './format/read-property.ts'
import { storedBlocks } from './format/stored.ts'
import type { Ids } from './ids.ts'
import { recordsOfProperty, type SeedRecord } from './records.ts'
import { globalsOf, type SeedGlobal } from './settings.ts'

type StoredItem = { id: number; doc: object }

/** A record or global of a property. */
export type Item = {
  key: string
  label: string
  /** The stored document, the newest draft first; `knownId` finds a record whose slug changed. */
  find: (req: PayloadRequest, knownId?: number) => Promise<StoredItem | undefined>
  /** Creates an empty draft and returns its id, so that other items can link to it. */
  make: (req: PayloadRequest) => Promise<number>
  setId: (ids: Ids, id: number) => void
  data: (ids: Ids) => object
  write: (req: PayloadRequest, id: number, ids: Ids) => Promise<unknown>
}

function itemOfRecord({ collection, title, slug, data, write }: SeedRecord): Item {
  return {
    key: `${collection}/${slug}`,
    label: `${nounFor(collection)} “${title}”`,
    find: (req, knownId) => findRecord(req, collection, slug, knownId),
    make: (req) => makeRecord(req, { collection, title, slug }),
    setId: (ids, id) => void ids[collection].set(slug, id),
    data,
    write,
  }
}

/** The record with this slug, or else the known one, whose slug an editor has changed. */
async function findRecord(
  req: PayloadRequest,
  collection: SeedRecord['collection'],
  slug: string,
  knownId = 0,
): Promise<StoredItem | undefined> {
  const where: Where = { or: [{ slug: { equals: slug } }, { id: { equals: knownId } }] }
  const { docs } = await req.payload.find({
    collection,
    where,
    draft: true,
    depth: 0,
    limit: 2,
    req,
  })
  const doc = docs.find((found) => found.slug === slug) ?? docs[0]
  return doc && { id: doc.id, doc }
}

async function makeRecord(
  req: PayloadRequest,
  { collection, title, slug }: Pick<SeedRecord, 'collection' | 'title' | 'slug'>,
): Promise<number> {
  const data = { title, slug, _status: 'draft' as const }
  const { id } = await req.payload.create({ collection, data, draft: true, depth: 0, req })
  return id
}

function itemOfGlobal({ slug, title, data, write }: SeedGlobal): Item {
  return {
    key: `globals/${slug}`,
    label: title,
    find: async (req) => {
      const doc = await req.payload.findGlobal({ slug, draft: true, depth: 0, req })
      return doc.updatedAt ? { id: 0, doc } : undefined
    },
    make: async () => 0,
    setId: () => {},
    data,
    write: (req, _, ids) => write(req, ids),
  }
}

/** Redirects have no drafts, so this one is complete when it is created. */
function itemOfRedirect({ from, to }: CopyRedirect): Item {
  const data = { from, to: ownPath(to), status: '301' as const }
  return {
    key: `redirects${from}`,
    label: `redirect from “${from}”`,
    find: async (req) => {
      const where: Where = { from: { equals: from } }
      const { docs } = await req.payload.find({ collection: 'redirects', where, limit: 1, req })
      return docs[0] && { id: docs[0].id, doc: docs[0] }
    },
    make: async (req) => (await req.payload.create({ collection: 'redirects', data, req })).id,
    setId: () => {},
    data: () => data,
    write: (req, id) => req.payload.update({ collection: 'redirects', id, data, req }),
  }
}

/** Patterns have neither a slug nor drafts: an editor may rename one, so its id is known as well. */
function itemOfPattern({ title, blocks }: CopyPattern): Item {
  const collection = 'patterns'
  const dataOf = (ids: Ids) => ({ title, blocks: storedBlocks(blocks, ids) })
  return {
    key: `patterns/${title}`,
    label: `pattern “${title}”`,
    find: async (req, knownId = 0) => {
      const where: Where = { or: [{ title: { equals: title } }, { id: { equals: knownId } }] }
      const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 100, req })
      const doc = docs.find(({ id }) => id === knownId) ?? docs[0]
      return doc && { id: doc.id, doc }
    },
    make: async (req) => (await req.payload.create({ collection, data: { title }, req })).id,
    setId: () => {},
    data: dataOf,
    write: (req, id, ids) =>
      req.payload.update({ collection, id, data: dataOf(ids), depth: 0, req }),
  }
}

/** All content of a property except its files, in the order in which it is written. */
export function itemsOf(property: Property): Item[] {
  return [
    ...recordsOfProperty(property).map(itemOfRecord),
    ...property.patterns.map(itemOfPattern),
    ...(property.copy.redirects ?? []).map(itemOfRedirect),
    ...globalsOf(property).map(itemOfGlobal),
  ]
}
