import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { type Ids, noIds } from './ids.ts'
import { type Item, items } from './items.ts'
import { type Ledger, printOf, readLedger, writeLedger } from './ledger.ts'
import { demoWriter } from './writer.ts'

/** How a piece of the demo stands: as the demo wrote it, changed since, deleted, or never written. */
export type Standing = 'same' | 'changed' | 'deleted' | 'missing'

/** What is to be done about each piece, given how it stands and whether the demo has something new. */
export type Choice = (item: Item, standing: Standing, hasNews: boolean) => boolean

type Options = {
  media: Ids['media']
  choose: Choice
  context?: Record<string, unknown>
  onEach?: (count: number) => void
}

type Piece = { item: Item; standing: Standing; id: number }

/** How every piece of the demo’s content stands in this service. */
export async function survey(payload: Payload): Promise<{ item: Item; standing: Standing }[]> {
  const req = await createLocalReq({}, payload)
  const ledger = await readLedger(req)
  const pieces = []
  for (const item of items) pieces.push({ item, ...(await standingOf(req, item, ledger)) })
  return pieces
}

async function standingOf(req: PayloadRequest, item: Item, ledger: Ledger) {
  const note = ledger[item.key]
  const found = await item.find(req, note?.id)
  if (!found) return { standing: note ? ('deleted' as const) : ('missing' as const) }
  const isSame = note?.content === printOf(found.doc)
  return { standing: isSame ? ('same' as const) : ('changed' as const), id: found.id }
}

/**
 * Writes the chosen pieces in one transaction and returns their labels. Cut off in between, none of
 * them is there.
 */
export async function writeItems(payload: Payload, options: Options): Promise<string[]> {
  const req = await createLocalReq({ context: options.context ?? {}, user: demoWriter() }, payload)
  await initTransaction(req)
  try {
    const written = await writeAll(req, options)
    await commitTransaction(req)
    return written
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function writeAll(req: PayloadRequest, { media, choose, onEach }: Options) {
  const ids = { ...noIds(), media }
  const ledger = await readLedger(req)
  const pieces = await makeAll(req, ids, ledger, choose)
  const written: Item[] = []
  for (const [i, { item, standing, id }] of pieces.entries()) {
    const hasNews = ledger[item.key]?.source !== printOf(item.data(ids))
    if (choose(item, standing, hasNews)) {
      await item.write(req, id, ids)
      written.push(item)
    }
    onEach?.(i + 1)
  }
  await writeLedger(req, { ...ledger, ...(await notesOn(req, written, ids)) })
  return written.map(({ label }) => label)
}

/** Pieces link to each other, so all of them exist, empty, before the first is filled. */
async function makeAll(
  req: PayloadRequest,
  ids: Ids,
  ledger: Ledger,
  choose: Choice,
): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const item of items) {
    const { standing, id: known } = await standingOf(req, item, ledger)
    if (standing === 'deleted' && !choose(item, standing, false)) throw new Error(gone(item))
    const id = known ?? (await item.make(req))
    item.note(ids, id)
    pieces.push({ item, standing, id })
  }
  return pieces
}

function gone({ label }: Item) {
  return `The ${label} has been deleted meanwhile, and others lead to it. Nothing was changed: try again.`
}

async function notesOn(req: PayloadRequest, written: Item[], ids: Ids): Promise<Ledger> {
  const notes: Ledger = {}
  for (const item of written) {
    const found = await item.find(req)
    if (!found) throw new Error(`The ${item.label} was written and is not there.`)
    const [source, content] = [item.data(ids), found.doc].map(printOf)
    if (source && content) notes[item.key] = { id: found.id, source, content }
  }
  return notes
}
