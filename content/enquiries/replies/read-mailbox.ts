import { cleanLine } from '@belvedere/kit/enquiry/clean-text.ts'
import type { ImapFlow } from 'imapflow'
import { mayBeReply } from './find-enquiry.ts'
import { partsOf, readHeaders, readText } from './mail.ts'
import { encryptionOf, type MailboxSettings } from './mailbox-settings.ts'
import type { Reply } from './store-reply.ts'

/** Up to which mail a mailbox was read; another `validity` means that its numbers are others. */
export type Position = { validity: string; uid: number }

type Look = {
  settings: MailboxSettings
  position: Position | undefined
  /** Finds what the mail replies to; undefined if nothing. */
  find: (answers: string[]) => Promise<number | undefined>
  onReply: (enquiry: number, reply: Reply) => Promise<void>
}

const TIMEOUT_MS = 20_000
/** A first look goes so many days back. */
const FIRST_DAYS = 30
const DAY_MS = 86_400_000
/** How many headers are asked for at once. */
const AT_ONCE = 200
/** A text in bytes: the longest that is shown, with what it quotes. */
const MOST_BYTES = 200_000
const HEADERS = ['message-id', 'in-reply-to', 'references', 'auto-submitted']

/**
 * Reads the replies that are new in a mailbox, and returns up to where it has read. Of other mails
 * only four headers are looked at; nothing in the mailbox is changed.
 */
export async function readMailbox(look: Look): Promise<Position> {
  const { host, port, user, password: pass, folder } = look.settings
  // Owners without a mailbox do not load it.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host, port, auth: { user, pass }, ...encryptionOf(look.settings) },
    ...{ logger: false, disableAutoIdle: true },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    maxLiteralSize: 4 * MOST_BYTES,
  })
  // The failed command rejects as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const lock = await client.getMailboxLock(folder, { readOnly: true })
    try {
      return await readNew(client, look)
    } finally {
      lock.release()
    }
  } finally {
    client.close()
  }
}

async function readNew(client: ImapFlow, { position, find, onReply }: Look): Promise<Position> {
  if (!client.mailbox) throw new Error('The mailbox was closed.')
  const validity = String(client.mailbox.uidValidity)
  const isKnown = position?.validity === validity
  const from = isKnown ? position.uid + 1 : 1
  const since = new Date(Date.now() - FIRST_DAYS * DAY_MS)
  const query = isKnown ? { uid: `${from}:*` } : { since }
  const found = (await client.search(query, { uid: true })) || []
  // “5:*” names the last mail even if its number is lower.
  const uids = found.filter((uid) => uid >= from).toSorted((one, other) => one - other)
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const range = uids.slice(at, at + AT_ONCE).join()
    const mails = await client.fetchAll(range, { headers: HEADERS }, { uid: true })
    for (const { uid, headers } of mails) {
      const read = readHeaders(headers?.toString('latin1') ?? '')
      const enquiry = mayBeReply(read) ? await find(read.answers) : undefined
      if (enquiry === undefined) continue
      const id = read.id || `${validity} ${uid}`
      const reply = await readReply(client, uid, id)
      if (reply) await onReply(enquiry, reply)
    }
  }
  return { validity, uid: uids.at(-1) ?? (isKnown ? position.uid : client.mailbox.uidNext - 1) }
}

async function readReply(client: ImapFlow, uid: number, id: string): Promise<Reply | undefined> {
  const query = { envelope: true, bodyStructure: true, internalDate: true }
  const [mail] = await client.fetchAll(String(uid), query, { uid: true })
  if (!mail?.bodyStructure) return undefined
  const { text: part, files } = partsOf(mail.bodyStructure)
  const text = part === undefined ? undefined : await download(client, uid, part)
  const { internalDate, envelope } = mail
  return {
    id,
    from: cleanLine(envelope?.from?.[0]?.address ?? '').slice(0, 254),
    at: new Date(internalDate ?? Date.now()).toISOString(),
    text: text ? text.text : null,
    isCut: text?.isCut ?? false,
    files,
  }
}

async function download(client: ImapFlow, uid: number, part: string) {
  const options = { uid: true, maxBytes: MOST_BYTES }
  const { content } = await client.download(String(uid), part, options)
  if (!content) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk))
  return readText(Buffer.concat(chunks).toString('utf8'))
}
