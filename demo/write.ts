import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { emptyIds, type Ids } from './ids.ts'
import type { Item } from './items.ts'
import { fingerprintOf, type Ledger, readLedger, writeLedger } from './ledger.ts'
import { sayRefusal } from './refused.ts'
import { seedWriter } from './writer.ts'

/** The state of an item: as seeded, changed since, deleted, or never written. */
type ItemStatus = 'same' | 'changed' | 'deleted' | 'missing'

/** Decides whether to write an item, given its status and whether its source has changed. */
type ShouldWrite = (item: Item, status: ItemStatus, hasSourceChanged: boolean) => boolean

type Options = {
  items: Item[]
  media: Ids['media']
  shouldWrite: ShouldWrite
  context?: Record<string, unknown>
  onEach?: (count: number) => void
}

type PreparedItem = { item: Item; status: ItemStatus; id: number }

/** The status of every item in this service. */
export async function survey(
  payload: Payload,
  items: Item[],
): Promise<{ item: Item; status: ItemStatus }[]> {
  const req = await createLocalReq({}, payload)
  const ledger = await readLedger(req)
  const statuses = []
  for (const item of items) statuses.push({ item, ...(await statusOf(req, item, ledger)) })
  return statuses
}

async function statusOf(req: PayloadRequest, item: Item, ledger: Ledger) {
  const entry = ledger[item.key]
  const found = await item.find(req, entry?.id)
  if (!found) return { status: entry ? ('deleted' as const) : ('missing' as const) }
  const isSame = entry?.content === fingerprintOf(found.doc)
  return { status: isSame ? ('same' as const) : ('changed' as const), id: found.id }
}

/**
 * Writes the chosen items in one transaction and returns their labels. If it is interrupted, none
 * of them is written.
 */
export async function writeItems(payload: Payload, options: Options): Promise<string[]> {
  const req = await createLocalReq({ context: options.context ?? {}, user: seedWriter() }, payload)
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

async function writeAll(req: PayloadRequest, { items, media, shouldWrite, onEach }: Options) {
  const ids = { ...emptyIds(), media }
  const ledger = await readLedger(req)
  const prepared = await makeAll(req, { items, shouldWrite }, ids, ledger)
  const written: Item[] = []
  for (const [i, { item, status, id }] of prepared.entries()) {
    const hasSourceChanged = ledger[item.key]?.source !== fingerprintOf(item.data(ids))
    if (shouldWrite(item, status, hasSourceChanged)) {
      await write(item, req, id, ids)
      written.push(item)
    }
    onEach?.(i + 1)
  }
  await writeLedger(req, { ...ledger, ...(await entriesFor(req, written, ids)) })
  return written.map(({ label }) => label)
}

async function write(item: Item, req: PayloadRequest, id: number, ids: Ids): Promise<void> {
  try {
    await item.write(req, id, ids)
  } catch (error) {
    throw sayRefusal(error, item.label)
  }
}

/** Items link to each other, so all are created empty before the first one is written. */
async function makeAll(
  req: PayloadRequest,
  { items, shouldWrite }: Pick<Options, 'items' | 'shouldWrite'>,
  ids: Ids,
  ledger: Ledger,
): Promise<PreparedItem[]> {
  const prepared: PreparedItem[] = []
  for (const item of items) {
    const { status, id: known } = await statusOf(req, item, ledger)
    if (status === 'deleted' && !shouldWrite(item, status, false))
      throw new Error(deletedMessage(item))
    const id = known ?? (await item.make(req))
    item.setId(ids, id)
    prepared.push({ item, status, id })
  }
  return prepared
}

function deletedMessage({ label }: Item) {
  return `The ${label} has been deleted, and other records link to it. Nothing was changed; try again.`
}

async function entriesFor(req: PayloadRequest, written: Item[], ids: Ids): Promise<Ledger> {
  const entries: Ledger = {}
  for (const item of written) {
    const found = await item.find(req)
    if (!found) throw new Error(`The ${item.label} was written but cannot be found.`)
    const [source, content] = [item.data(ids), found.doc].map(fingerprintOf)
    if (source && content) entries[item.key] = { id: found.id, source, content }
  }
  return entries
}
