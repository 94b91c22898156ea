import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { isState, type State } from '../../studio/record-state.ts'
import type { PlacedText } from '../content-walker.ts'
import { formPath } from '../form-path.ts'
import { Kinds, type Owner } from '../kinds.ts'
import { plain, plainWords } from '../plain-words.ts'
import { countWords, excerpt } from './excerpt.ts'
import { findHits, type Range } from './find-hits.ts'
import { type Group, searchGroups } from './groups.ts'
import type { Result, ResultGroup } from './results.ts'

const MAX_WORDS = 8
const SHOWN = 5
const SHOWN_OF_ONE = 50

type Entry = { id: number; owner: Owner; title: string; state: State; texts: PlacedText[] }

/**
 * Finds the words in everything the user may read, best results first: words begin with what was
 * typed, accents and case do not count. With the name of a group, more of it.
 */
export async function search(
  req: PayloadRequest,
  query: string,
  only?: string,
): Promise<ResultGroup[]> {
  const words = searchedWords(query)
  if (words.length === 0) return []
  const groups = (await searchGroups(req)).filter(({ name }) => !only || name === only)
  const shown = only ? SHOWN_OF_ONE : SHOWN
  const ranges = groups.flatMap((group) => group.ranges)
  // One more result than is shown tells whether there are more.
  const find = (column: 'head' | 'words', limit: number) =>
    findHits(req, ranges, { column, words, limit })
  const inHead = new Set(await find('head', 4 * shown))
  const ids = new Set([...inHead, ...(await find('words', shown + 1))])
  const entries = await readEntries(req, [...ids])
  const found = groups.flatMap((group) => {
    const own = entries.filter(({ id }) => isIn(group, id))
    if (own.length === 0) return []
    const ranked = own
      .map((entry) => ({ entry, rank: rankOf(entry, words, query, inHead) }))
      .sort((a, b) => a.rank - b.rank || b.entry.id - a.entry.id)
    const results = ranked.slice(0, shown).map(({ entry }) => resultOf(entry, words))
    const { name, label } = group
    return [{ rank: ranked[0]?.rank ?? 0, name, label, results, hasMore: own.length > shown }]
  })
  return found.sort((a, b) => a.rank - b.rank).map(({ rank, ...group }) => group)
}

/**
 * A pasted address is found by its last part: the categories and folders before it may have been
 * renamed.
 */
function searchedWords(query: string): string[] {
  const isAddress = /^\s*(?:https?:\/\/|\/)/.test(query)
  const path = isAddress
    ? query
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter(Boolean)
        .at(-1)
    : query
  return plainWords(path ?? '').slice(0, MAX_WORDS)
}

const isIn = ({ ranges }: Group, id: number) =>
  ranges.some(([first, last]: Range) => id >= first && id <= last)

/** Titles that begin with the typed words first, then other titles and addresses, then texts. */
function rankOf({ id, title, texts }: Entry, words: string[], query: string, inHead: Set<number>) {
  if (inHead.has(id)) return plain(title).startsWith(plain(query).trim()) ? 0 : 1
  const most = Math.max(0, ...texts.map(({ text }) => countWords(text, words)))
  return 2 + words.length - most
}

function resultOf({ title, texts, state, owner }: Entry, words: string[]): Result {
  const best = texts
    .map((one) => ({ ...one, count: countWords(one.text, words) }))
    .reduce<(PlacedText & { count: number }) | undefined>(
      (best, one) => (one.count > (best?.count ?? 0) ? one : best),
      undefined,
    )
  const isInTitle = best === undefined || best.text === title
  const pieces = excerpt(title, words) ?? [{ text: title, isHit: false }]
  const found = isInTitle ? undefined : excerpt(best.text, words)
  return {
    path: formPath(owner, best?.field),
    title: pieces,
    state,
    ...(found && { where: best?.where ?? '', excerpt: found }),
  }
}

async function readEntries(req: PayloadRequest, ids: number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await readRows(
    req,
    sql`SELECT id, title, state, texts FROM overview WHERE id IN (${list})`,
  )
  const kinds = new Kinds(req.payload.config.globals)
  return rows.filter(isObject).flatMap(({ id, title, state, texts }) => {
    const owner = kinds.ownerOf(Number(id))
    // Written by `writeEntry` alone.
    const placed = JSON.parse(String(texts)) as PlacedText[]
    const entry = { id: Number(id), title: String(title), texts: placed }
    return owner && isState(state) ? [{ ...entry, state, owner }] : []
  })
}
