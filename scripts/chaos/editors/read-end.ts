import { setTimeout as sleep } from 'node:timers/promises'
import { allPages } from '@belvedere/kit/testing/all-pages.ts'
import type { Studio } from '../../../testing/studio.ts'
import { type Promised, wordsOf } from './facts.ts'
import { judge, type Stored } from './judge.ts'

type Doc = Record<string, unknown> & { id: number; slug?: string; category?: number }
type Entry = { record: string; path?: string | null }

/** Pages of visitors follow within this time, in ms. */
const PUBLIC_MS = 60_000
const COLLECTIONS = ['pages', 'listings'] as const
/** The fields that editors of the round type into. */
const TYPED = ['title', 'blocks', 'description']

type End = { studio: Studio; siteUrl: string; promised: ReadonlyMap<string, Promised> }
type Found = { stored: Omit<Stored, 'page'>; path: string | undefined }

/** Compares everything that was promised with what is stored and public now. */
export async function findBroken({ studio, siteUrl, promised }: End): Promise<string[]> {
  const byMark = Map.groupBy(await readAll(studio), ({ stored }) =>
    wordsOf(stored.text).find((word) => promised.has(word)),
  )
  let open = [...promised]
  for (const end = Date.now() + PUBLIC_MS; ; await sleep(500)) {
    const problems: string[] = []
    const broken: typeof open = []
    for (const [mark, own] of open) {
      const records = (byMark.get(mark) ?? []).map((one) => look(one, siteUrl))
      const found = judge(mark, own, await Promise.all(records))
      if (found.length > 0) broken.push([mark, own])
      problems.push(...found)
    }
    open = broken
    if (open.length === 0 || Date.now() > end) return problems
  }
}

async function look({ stored, path }: Found, siteUrl: string): Promise<Stored> {
  const answer =
    path === undefined ? undefined : await fetch(siteUrl + path, { redirect: 'manual' })
  const html = await answer?.text()
  const page = answer?.status === 200 ? (html ?? '').replaceAll(/<[^>]*>|&nbsp;/g, ' ') : null
  return { ...stored, page }
}

/** The newest version of every page and listing, also of those in the bin. */
async function readAll(studio: Studio): Promise<Found[]> {
  const entries = await readEvery<Entry>(studio, 'bin-entries')
  const binned = new Map(entries.map(({ record, path }) => [record, path ?? undefined]))
  const categories = await readEvery<Doc>(studio, 'real-estate-categories')
  const parents = new Map(categories.map(({ id, slug }) => [id, `/real-estate/${slug}`]))
  const found: Found[] = []
  for (const collection of COLLECTIONS)
    for (const doc of await readEvery<Doc>(studio, collection, '&draft=true&trash=true')) {
      const name = `${collection}:${doc.id}`
      const parent = collection === 'listings' ? parents.get(doc.category ?? 0) : ''
      const own = parent === undefined || !doc.slug ? undefined : `${parent}/${doc.slug}`
      const text = JSON.stringify(TYPED.map((field) => doc[field]))
      const isInBin = binned.has(name)
      found.push({ stored: { name, text, isInBin }, path: isInBin ? binned.get(name) : own })
    }
  return found
}

function readEvery<One>(studio: Studio, collection: string, query = ''): Promise<One[]> {
  return allPages<One>(async (page) =>
    studio.must<{ docs: One[] }>('GET', `/${collection}?depth=0&${page}${query}`),
  )
}

/** Deletes and erases every record of the round; names those that stay. */
export async function eraseAll({ studio, promised }: Pick<End, 'studio' | 'promised'>) {
  const isOwn = ({ stored }: Found) => wordsOf(stored.text).some((word) => promised.has(word))
  const refused: string[] = []
  for (const { stored } of (await readAll(studio)).filter(isOwn)) {
    const { name, isInBin } = stored
    const path = `/${name.replace(':', '/')}?overrideLock=true`
    const deleted = isInBin ? undefined : await studio.ask('DELETE', path)
    if (deleted && !deleted.ok) refused.push(`${name} cannot be deleted: ${deleted.text}`)
    const erased = await studio.ask('POST', '/bin-entries/erase', { records: [name] })
    if (!erased.ok) refused.push(`${name} cannot be erased: ${erased.text}`)
  }
  const left = (await readAll(studio)).filter(isOwn)
  return [...refused, ...left.map(({ stored }) => `${stored.name} is still there`)]
}
