import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail in the mailbox, as far as the tests need one. */
export type MailInBox = {
  id: string
  from: string
  answers?: string
  text?: string
  /** The name of an attached file. */
  file?: string
  /** Whether a program has sent it. */
  isAutomatic?: boolean
  /** Not a text, but HTML alone. */
  html?: string
  /** Whether its headers are larger than any reply needs. */
  isHuge?: boolean
  /** Whether the server refuses to hand it over. */
  isRefused?: boolean
}

type Mailbox = {
  port: number
  mails: MailInBox[]
  /** Changes the numbers of all mails. */
  validity: number
  /** Every command that arrived, without its tag. */
  commands: string[]
} & AsyncDisposable

export const IMAP_USER = 'team@casa.example'
export const IMAP_PASSWORD = 'open sesame'

/**
 * An IMAP server with one mailbox. It speaks only what `imapflow` needs to look for mails and to read
 * them: none that is maintained can be installed with npm.
 */
export async function openMailbox(mails: MailInBox[] = []): Promise<Mailbox> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    const lines = createInterface({ input: socket })
    lines.on('error', () => {})
    lines.on('line', (line) => {
      const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      box.commands.push(command)
      socket.write(answerTo(command, tag, box))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  const box = { port, mails, validity: 7, commands: [] as string[], [Symbol.asyncDispose]: close }
  return box
}

function answerTo(command: string, tag: string, box: Mailbox): string {
  const ok = `${tag} OK done\r\n`
  const { mails, validity } = box
  if (command.startsWith('LOGIN'))
    return command.includes(`"${IMAP_PASSWORD}"`) ? ok : `${tag} NO [AUTHENTICATIONFAILED] No\r\n`
  if (/^(EXAMINE|SELECT)/.test(command)) {
    const lines = [`${mails.length} EXISTS`, '0 RECENT', 'FLAGS (\\Seen)']
    const about = [`OK [UIDVALIDITY ${validity}] x`, `OK [UIDNEXT ${mails.length + 1}] x`]
    return `${starred([...lines, ...about])}${tag} OK [READ-ONLY] done\r\n`
  }
  if (command.startsWith('CAPABILITY')) return `* CAPABILITY IMAP4rev1\r\n${ok}`
  if (/^X?LIST/.test(command)) return `* LIST (\\HasNoChildren) "/" "INBOX"\r\n${ok}`
  if (command.startsWith('UID SEARCH')) return `* SEARCH ${searched(command, mails)}\r\n${ok}`
  if (command.startsWith('UID FETCH')) return fetched(command, tag, mails)
  return ok
}

const starred = (lines: string[]) => lines.map((line) => `* ${line}\r\n`).join('')

/** As real servers do, “5:*” has the last mail even if its number is lower. */
function searched(command: string, mails: MailInBox[]) {
  const from = Number(/UID (\d+):\*/.exec(command)?.[1] ?? 1)
  const uids = mails.map((_, i) => i + 1)
  return uids.filter((uid) => uid >= from || uid === mails.length).join(' ')
}

function fetched(command: string, tag: string, mails: MailInBox[]): string {
  const [, range = '', items = ''] = /^UID FETCH (\S+) \(?(.*?)\)?$/.exec(command) ?? []
  const uids = range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split(':').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  if (uids.some((uid) => mails[uid - 1]?.isRefused)) return `${tag} NO It is damaged\r\n`
  return `${uids.map((uid) => mailAt(uid, items, mails[uid - 1])).join('')}${tag} OK done\r\n`
}

function mailAt(uid: number, items: string, mail: MailInBox | undefined): string {
  if (!mail) return ''
  const found = [`UID ${uid}`]
  if (items.includes('ENVELOPE')) found.push(`ENVELOPE ${envelopeOf(mail)}`)
  if (items.includes('BODYSTRUCTURE')) found.push(`BODYSTRUCTURE ${structureOf(mail)}`)
  if (items.includes('INTERNALDATE')) found.push('INTERNALDATE "23-Nov-2026 10:00:00 +0000"')
  for (const [, part = '', range = ''] of items.matchAll(/BODY\.PEEK\[([^\]]*)\](<\d+\.\d+>)?/g)) {
    const text = partOf(part, mail)
    const from = Number(/<(\d+)/.exec(range)?.[1] ?? 0)
    const bytes = Buffer.from(text).subarray(from).toString('latin1')
    const start = range && `<${from}>`
    found.push(`BODY[${part}]${start} {${bytes.length}}\r\n${Buffer.from(bytes, 'latin1')}`)
  }
  return `* ${uid} FETCH (${found.join(' ')})\r\n`
}

const HUGE = 900_000

function partOf(part: string, mail: MailInBox): string {
  const { id, answers, isAutomatic, isHuge, text, html } = mail
  if (part.endsWith('MIME') || part === 'HEADER') return `${mimeOf(html)}\r\n\r\n`
  if (!part.startsWith('HEADER')) return text ?? html ?? ''
  const lines = [`Message-ID: <${id}>`]
  if (answers) lines.push('In-Reply-To:', ` <${answers}>`, `References: <a@b.example> <${answers}>`)
  if (isHuge) lines.push(`References: ${'<x@y.example> '.repeat(HUGE / 14)}`)
  if (isAutomatic) lines.push('Auto-Submitted: auto-replied')
  return `${lines.join('\r\n')}\r\n\r\n`
}

const mimeOf = (html: string | undefined) =>
  `Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit`

function envelopeOf({ id, from }: MailInBox) {
  const [name, domain] = from.split('@')
  const people = `((NIL NIL "${name}" "${domain}"))`
  return `("Mon, 23 Nov 2026 10:00:00 +0000" "Re: Your enquiry" ${people} ${people} ${people} NIL NIL NIL NIL "<${id}>")`
}

function structureOf({ text, html, file }: MailInBox) {
  const size = Buffer.byteLength(text ?? html ?? '')
  const kind = html ? 'HTML' : 'PLAIN'
  const words = `("TEXT" "${kind}" ("CHARSET" "UTF-8") NIL NIL "8BIT" ${size} 1 NIL NIL NIL NIL)`
  if (!file) return words
  const attached = `("APPLICATION" "PDF" ("NAME" "${file}") NIL NIL "BASE64" 100 NIL ("ATTACHMENT" ("FILENAME" "${file}")) NIL NIL)`
  return `(${words}${attached} "MIXED" ("BOUNDARY" "x") NIL NIL NIL)`
}
