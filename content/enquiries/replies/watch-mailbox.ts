import { backoff } from '@belvedere/kit/backoff.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import { createLocalReq, type Payload } from 'payload'
import { enquiryFinder } from './find-enquiry.ts'
import { explainMailbox } from './mailbox-fault.ts'
import { mailboxSettings } from './mailbox-settings.ts'
import type { Position } from './progress.ts'
import { readMailbox } from './read-mailbox.ts'
import { storeReply } from './store-reply.ts'

const log = createLog('enquiries')

const PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 30 * 60_000

/** How reading the mailbox goes, for the settings page. */
export type MailboxState = {
  host: string
  user: string
  /** The last time it was read. */
  readAt?: string
  /** Why it cannot be read now, as a sentence. */
  fault?: string
}

const KEY = Symbol.for('belvedere.mailbox-state')
/** A global, because Next loads this module once for the start and again for the studio. */
const store = globalThis as { [KEY]?: MailboxState }

/** Undefined while no mailbox is set up. */
export const mailboxState = (): MailboxState | undefined => store[KEY]

/** Reads replies from the owner's mailbox every minute, if there is one; returns how to end it. */
export function watchMailbox(payload: Payload): () => void {
  const settings = mailboxSettings()
  if (!settings) return () => undefined
  store[KEY] = { host: settings.host, user: settings.user }
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isEnded = false
  const look = async () => {
    await inBackground('replies', async () => {
      failures = (await lookOnce(payload)) ? 0 : failures + 1
    })
    if (isEnded) return
    const pause = backoff(failures, { first: PAUSE_MS, longest: LONGEST_PAUSE_MS })
    timer = setTimeout(() => void look(), pause).unref()
  }
  void look()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

/** Stores what is new; false if the mailbox cannot be read, which is logged once. */
export async function lookOnce(payload: Payload): Promise<boolean> {
  const settings = mailboxSettings()
  if (!settings) return true
  const { host, user } = settings
  try {
    const req = await createLocalReq({}, payload)
    await readMailbox({
      settings,
      position: await readPosition(payload),
      find: enquiryFinder(req),
      onReply: async (enquiry, reply) => {
        if (await storeReply(payload, enquiry, reply)) log.info('Reply stored', { enquiry })
      },
      onRead: (position) => writePosition(payload, position),
      onLeftOut: (mail) => log.warn('A mail cannot be read and is left out', { mail }),
    })
    store[KEY] = { host, user, readAt: new Date().toISOString() }
    return true
  } catch (error) {
    const fault = explainMailbox(error)
    if (store[KEY]?.fault !== fault) log.warn('Replies are not read, will retry', { reason: fault })
    store[KEY] = { ...store[KEY], host, user, fault }
    return false
  }
}

const collection = 'payload-kv'
const where = { key: { equals: 'replies-read' } }
type Stored = { id: number; data: Position }

async function readPosition({ db }: Payload): Promise<Position | undefined> {
  return (await db.findOne<Stored>({ collection, where }))?.data
}

async function writePosition({ db }: Payload, data: Position) {
  const row = await db.findOne<Stored>({ collection, where })
  if (row) await db.updateOne({ collection, id: row.id, data: { data } })
  else await db.create({ collection, data: { key: 'replies-read', data } })
}
