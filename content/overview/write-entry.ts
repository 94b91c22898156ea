import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../payload/database/read-rows.ts'
import type { Description } from './describe.ts'
import { isCollection, Kinds, type Owner } from './kinds.ts'
import { plainWords } from './plain-words.ts'

/** Who saves, and by which name they are known. */
export type Saver = { id: number | string; name: string }

/** Writes the entry of a record, its links and its words, in the request’s transaction. */
export async function writeEntry(
  req: PayloadRequest,
  owner: Owner,
  entry: Description,
  saver?: Saver,
): Promise<void> {
  const id = new Kinds(req.payload.config.globals).idOf(owner)
  const before = await readBefore(req, id)
  const columns = { ...owner, ...columnsOf(entry), ...historyOf(entry, before, saver) }
  const names = Object.keys(columns)
  const row = sql.join(
    Object.values(columns).map((value) => sql`${value}`),
    sql`, `,
  )
  const list = sql.raw(names.join(', '))
  const update = sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '))
  await readRows(
    req,
    sql`INSERT INTO overview (id, ${list}) VALUES (${id}, ${row})
      ON CONFLICT (id) DO UPDATE SET ${update}`,
  )
  await writeWords(req, id, entry)
  await writeLinks(req, id, entry)
}

/** Deletes the entry of a record that is gone. */
export async function deleteEntry(req: PayloadRequest, owner: Owner): Promise<void> {
  const id = new Kinds(req.payload.config.globals).idOf(owner)
  if (req.payload.db.name !== 'postgres')
    await readRows(req, sql`DELETE FROM overview_words WHERE rowid = ${id}`)
  await readRows(req, sql`DELETE FROM overview_links WHERE owner = ${id}`)
  await readRows(req, sql`DELETE FROM overview WHERE id = ${id}`)
}

async function readBefore(req: PayloadRequest, id: number) {
  const [row] = await readRows(
    req,
    sql`SELECT stamp, saved_by, saved_name, public_stamp, public_as, public_at, public_by,
      public_name FROM overview WHERE id = ${id}`,
  )
  return isObject(row) ? row : undefined
}

function columnsOf({ title, address, parent, state, stamp, texts, ...rest }: Description) {
  return {
    title,
    address,
    parent,
    state,
    stamp,
    saved_at: rest.savedAt,
    public_stamp: rest.publicStamp,
    texts: JSON.stringify(texts),
  }
}

/** Who saved last, and who changed what is public; both stay as they were if nothing did. */
function historyOf(
  entry: Description,
  before: Record<string, unknown> | undefined,
  saver: Saver | undefined,
) {
  const isSame = before?.stamp === entry.stamp
  const saved = saver
    ? { saved_by: saver.id, saved_name: saver.name }
    : { saved_by: isSame ? before?.saved_by : null, saved_name: isSame ? before?.saved_name : null }
  const name = saved.saved_name ?? entry.savedName
  return { ...saved, saved_name: name, ...publicHistory(entry, before, saver) }
}

function publicHistory(
  { publicStamp }: Description,
  before: Record<string, unknown> | undefined,
  saver: Saver | undefined,
) {
  const last = before?.public_stamp ?? null
  if (before && last === publicStamp) {
    const { public_as = null, public_at = null, public_by = null, public_name = null } = before
    return { public_as, public_at, public_by, public_name }
  }
  if (!publicStamp && !last)
    return { public_as: null, public_at: null, public_by: null, public_name: null }
  return {
    public_as: publicStamp ? 'published' : 'unpublished',
    public_at: before || !publicStamp ? new Date().toISOString() : publicStamp,
    public_by: saver?.id ?? null,
    public_name: saver?.name ?? null,
  }
}

/** PostgreSQL’s index takes a megabyte for a record, and a letter is up to four bytes. */
const MAX_WORDS_LENGTH = 250_000

function atMost(words: string): string {
  if (words.length <= MAX_WORDS_LENGTH) return words
  return words.slice(0, words.lastIndexOf(' ', MAX_WORDS_LENGTH))
}

/** A statement takes some thousand values. */
const LINKS_AT_ONCE = 500

/** Drafts are not validated: an id that no record can have is one that was deleted. */
const idOr0 = (record: number) => (record > 0 && record < 2 ** 31 ? record : 0)

/** Words of the title and the address are found first. */
async function writeWords(req: PayloadRequest, id: number, { title, address, texts }: Description) {
  const head = plainWords(`${title} ${address ?? ''}`).join(' ')
  const words = atMost(plainWords(`${head} ${texts.map(({ text }) => text).join(' ')}`).join(' '))
  if (req.payload.db.name === 'postgres') {
    const vector = (list: string) =>
      sql`array_to_tsvector(array_remove(string_to_array(${list}, ' '), ''))`
    await readRows(
      req,
      sql`UPDATE overview SET head = ${vector(head)}, words = ${vector(words)} WHERE id = ${id}`,
    )
    return
  }
  await readRows(req, sql`DELETE FROM overview_words WHERE rowid = ${id}`)
  await readRows(
    req,
    sql`INSERT INTO overview_words (rowid, head, words) VALUES (${id}, ${head}, ${words})`,
  )
}

async function writeLinks(req: PayloadRequest, id: number, { links }: Description) {
  await readRows(req, sql`DELETE FROM overview_links WHERE owner = ${id}`)
  const kinds = new Kinds(req.payload.config.globals)
  for (let at = 0; at < links.length; at += LINKS_AT_ONCE) {
    const rows = links.slice(at, at + LINKS_AT_ONCE).map((link) => {
      const path = 'path' in link ? link.path : null
      const target = 'path' in link ? null : targetOf(kinds, link)
      return sql`(${id}, ${target}, ${path}, ${link.where}, ${link.field})`
    })
    await readRows(
      req,
      sql`INSERT INTO overview_links (owner, target, path, place, field)
        VALUES ${sql.join(rows, sql`, `)}`,
    )
  }
}

function targetOf(kinds: Kinds, { collection, record }: { collection: string; record: number }) {
  return isCollection(collection) ? kinds.idOf({ kind: collection, record: idOr0(record) }) : null
}
