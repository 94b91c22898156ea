import { inEachLanguage } from '@belvedere/kit/words/words-of.ts'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { readWords } from '../delivery/brand/read-words.ts'
import { checkCurrency } from '../model/standards.ts'
import { isCollection } from '../payload/is-collection.ts'
import type { Column } from './columns.ts'
import type { Library, Money } from './library.ts'
import { Names } from './names.ts'
import { type Beside, type LibraryFile, Pictures } from './pictures.ts'

/** All records that cells may refer to by name. */
export async function findLibrary(
  req: PayloadRequest,
  columns: Column[],
  beside: Beside = { chosen: [], uploaded: new Map() },
): Promise<Library> {
  const related = columns.flatMap(({ kind }) => (kind.type === 'records' ? [kind.collection] : []))
  const collections = [...new Set(related)].filter((slug) => isCollection(req.payload, slug))
  const [names, files, money] = await Promise.all([
    Promise.all(collections.map((slug) => findNames(req, slug))),
    findFiles(req),
    findMoney(req),
  ])
  return {
    records: new Map(collections.map((slug, i) => [slug, names[i] ?? new Names([])])),
    pictures: new Pictures(files, beside),
    money,
  }
}

async function findMoney(req: PayloadRequest): Promise<Money> {
  const { currency } = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  const own = (await readWords(req.payload)).listing.onRequest
  return {
    currency: checkCurrency(currency) === true ? currency : 'EUR',
    onRequest: [own, ...inEachLanguage(({ listing }) => listing.onRequest)],
  }
}

async function findNames(req: PayloadRequest, collection: CollectionSlug): Promise<Names> {
  const select = Object.fromEntries(['title', 'slug'].map((name) => [name, true as const]))
  const all = { select, depth: 0, pagination: false, draft: true, overrideAccess: false } as const
  const { docs } = await req.payload.find({ collection, ...all, req })
  return new Names(
    docs.map((doc) => {
      const { id, title, slug } = { title: '', slug: '', ...doc }
      return { id: Number(id), title: `${title ?? ''}`, slug: `${slug ?? ''}` }
    }),
  )
}

/** Read directly from the database: the hooks of thousands of files would take seconds. */
async function findFiles(req: PayloadRequest): Promise<LibraryFile[]> {
  const { docs } = await req.payload.db.find<{ id: number; filename?: string; mimeType?: string }>({
    collection: 'media',
    where: { deletedAt: { exists: false } },
    pagination: false,
    limit: 0,
    select: { filename: true, mimeType: true },
    sort: 'id',
    req,
  })
  return docs.map(({ id, filename = '', mimeType = '' }) => ({ id, filename, mimeType }))
}
