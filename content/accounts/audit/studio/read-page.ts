import type { PayloadRequest } from 'payload'
import { accountOf } from '../about-account.ts'
import type { Filter } from '../filter.ts'
import { type Position, readEntries } from '../read-entries.ts'
import type { ReadEntry } from '../sentence.ts'

const PAGE = 50

export type AuditPage = {
  entries: ReadEntry[]
  /** The start of the next page, if there is one. */
  older: string | undefined
  /** It is not the first page. */
  isOlder: boolean
  people: { id: number; name: string }[]
}

/** The rows of the page, from a position in the address on. */
export async function readPage(
  req: PayloadRequest,
  filter: Filter,
  before: unknown,
): Promise<AuditPage> {
  const position = positionIn(before)
  const found = await readEntries(req.payload, filter, { limit: PAGE + 1, before: position })
  const entries = found.slice(0, PAGE)
  const last = entries.at(-1)
  const older = found.length > PAGE && last ? `${last.at} ${last.id}` : undefined
  return { entries, older, isOlder: position !== undefined, people: await readPeople(req, filter) }
}

function positionIn(text: unknown): Position | undefined {
  const [, at, id] = /^(\S{20,30}Z) (\d{1,10})$/.exec(typeof text === 'string' ? text : '') ?? []
  return at && !Number.isNaN(Date.parse(at)) ? { at, id: Number(id) } : undefined
}

/** All accounts, and the chosen one even if it was removed. */
async function readPeople(req: PayloadRequest, { person }: Filter) {
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    sort: 'name',
    pagination: false,
    req,
  })
  const people = docs.map((doc) => ({ id: doc.id, name: accountOf(doc).title }))
  const isGone = person !== undefined && people.every(({ id }) => id !== person)
  return isGone ? [...people, { id: person, name: `Account ${person}, removed` }] : people
}
