import { cleanLine } from '@belvedere/kit/enquiry/clean-text.ts'
import type { ImapFlow } from 'imapflow'
import { mayBeReply } from './find-enquiry.ts'
import { partsOf, readHeaders, readText } from './mail.ts'
import { UnreadableMail } from './mailbox-fault.ts'
import { encryptionOf, type MailboxSettings } from './mailbox-settings.ts'
import { type Position, Progress } from './progress.ts'
import type { Reply } from './store-reply.ts'

type Look = {
  settings: MailboxSettings
  position: Position | undefined
  /** Finds what the mail replies to; undefined if nothing. */
  find: (answers: string[]) => Promise<number | undefined>
  onReply: (enquiry: number, reply: Reply) => Promise<void>
  /** Called whenever more has been read, with where the next look begins. */
  onRead: (position: Position) => Promise<void>
  /** Called with a mail that cannot be read, and is left out. */
  onLeftOut: (uid: number) => void
}

const TIMEOUT_MS = 20_000
/** A first look goes so many days back. */
const FIRST_DAYS = 30
const DAY_MS = 86_400_000
/** How many headers are asked for at once. */
const AT_ONCE = 200
/** A text in bytes: the longest that is shown, with what it quotes. */
const MOST_BYTES = 200_000
/** Each mail that is too large ends a connection; the next look goes on after so many. */
const MOST_CONNECTIONS = 20
const HEADERS = ['message-id', 'in-reply-to', 'references', 'auto-submitted']
/** What `imapflow` calls an answer that it does not read, and ends the connection for. */
const TOO_MUCH = /TooLarge$|^TooMany|^ParserError|^MAX_IMAP_NESTING|^ResponseProcessingFailed/

/**
 * Reads the replies that are new in a mailbox. Of other mails only four headers are looked at;
 * nothing in the mailbox is changed. A mail that cannot be read does not stop those after it.
 */
export async function readMailbox(look: Look): Promise<void> {
  const progress = new Progress(look)
  for (let left = MOST_CONNECTIONS; ; left--) {
    try {
      return await readOnce(look, progress)
    } catch (error) {
      if (!(error instanceof UnreadableMail && error.isTooMuch)) throw error
      if (left === 1) return
    }
  }
}

async function readOnce(look: Look, progress: Progress): Promise<void> {
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
  // The failed command rejects as well, but without saying that an answer was too large.
  let isTooMuch = false
  client.on('error', (error) => {
    isTooMuch ||= TOO_MUCH.test(codeOf(error))
  })
  /** Tells mails that cannot be read from a server that is away. */
  const tried = async <T>(read: () => Promise<T>): Promise<T> => {
    try {
      return await read()
    } catch (cause) {
      if (isTooMuch || client.usable) throw new UnreadableMail(isTooMuch, cause)
      throw cause
    }
  }
  try {
    await client.connect()
    const lock = await client.getMailboxLock(folder, { readOnly: true })
    try {
      await readNew({ client, look, progress, tried })
    } finally {
      lock.release()
    }
  } finally {
    client.close()
  }
}

type Session = {
  client: ImapFlow
  look: Look
  progress: Progress
  tried: <T>(read: () => Promise<T>) => Promise<T>
}

async function readNew(session: Session): Promise<void> {
  const { client, progress } = session
  if (!client.mailbox) throw new Error('The mailbox was closed.')
  const validity = String(client.mailbox.uidValidity)
  const before = progress.after(validity)
  const since = new Date(Date.now() - FIRST_DAYS * DAY_MS)
  const query = before === undefined ? { since } : { uid: `${before + 1}:*` }
  const found = (await client.search(query, { uid: true })) || []
  // “5:*” names the last mail even if its number is lower.
  const isNew = (uid: number) => uid > (before ?? 0)
  let uids = found.filter(isNew).toSorted((one, other) => one - other)
  while (uids.length > 0) {
    const [first = 0] = uids
    const part = uids.slice(0, progress.isCareful(first) ? 1 : AT_ONCE)
    const isRead = await readPart(session, part, validity)
    if (isRead || part.length === 1) uids = uids.slice(part.length)
  }
  progress.end()
  if (progress.after(validity) === undefined)
    await progress.readTo(validity, client.mailbox.uidNext - 1)
}

/** Reads some mails; false if one of them cannot be read, which is then looked for one by one. */
async function readPart(session: Session, uids: number[], validity: string): Promise<boolean> {
  const { progress } = session
  const last = uids.at(-1) ?? 0
  try {
    await readMails(session, uids, validity)
    await progress.readTo(validity, last)
    return true
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error
    await progress.failed(uids, validity, error)
    if (error.isTooMuch) throw error
    return false
  }
}

async function readMails(
  { client, look, progress, tried }: Session,
  uids: number[],
  validity: string,
) {
  const mails = await tried(() => client.fetchAll(uids.join(), { headers: HEADERS }, { uid: true }))
  for (const { uid, headers } of mails.toSorted((one, other) => one.uid - other.uid)) {
    const read = readHeaders(headers?.toString('latin1') ?? '')
    const enquiry = mayBeReply(read) ? await look.find(read.answers) : undefined
    if (enquiry === undefined) continue
    const id = read.id || `${validity} ${uid}`
    const reply = await tried(() => readReply(client, uid, id))
    if (reply) await look.onReply(enquiry, reply)
    await progress.readTo(validity, uid)
  }
}

async function readReply(client: ImapFlow, uid: number, id: string): Promise<Reply | undefined> {
  const query = { envelope: true, bodyStructure: true, internalDate: true }
  const [mail] = await client.fetchAll(String(uid), query, { uid: true })
  if (!mail) return undefined
  // `imapflow` leaves out a structure that is nested too deeply.
  const { text: part, files } = partsOf(mail.bodyStructure ?? { type: 'multipart/mixed' })
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
