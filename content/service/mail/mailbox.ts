import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir } from '@belvedere/kit/env.ts'
import { keepFolderPrivate } from '../private-files.ts'
import type { Mail } from './mail.ts'

/** A mail that was not sent, because there is no server to send it. */
export type KeptMail = Omit<Mail, 'html' | 'attachments'> & {
  id: string
  at: string
  /** The names of the files that would have gone with it. */
  files?: string[]
}

/** The number of mails that this process has kept: several in one millisecond keep their order. */
let written = 0

const MOST = 200
const DAYS = 14

function folder() {
  return join(dataDir(), 'mailbox')
}

/** Stores a mail for the page “Mailbox”; the oldest ones are deleted. */
export async function keepMail(
  { html: _, attachments, ...mail }: Mail,
  now = new Date(),
): Promise<void> {
  keepFolderPrivate(folder())
  written += 1
  const order = String(written).padStart(6, '0')
  const id = `${stamp(now)}-${order}-${randomBytes(4).toString('hex')}`
  const kept: KeptMail = {
    id,
    at: now.toISOString(),
    ...mail,
    ...(attachments && { files: attachments.map(({ name }) => name) }),
  }
  const file = join(folder(), `${id}.json`)
  await writeFile(`${file}.tmp`, JSON.stringify(kept), { mode: 0o600 })
  await rename(`${file}.tmp`, file)
  await pruneMailbox(now)
}

/**
 * Deletes the mails that are too old or too many; resolves to their number. It must also be called
 * periodically, because no mail is stored any more once there is a server.
 */
export async function pruneMailbox(now = new Date()): Promise<number> {
  const files = await list()
  const oldest = now.getTime() - DAYS * 24 * 60 * 60 * 1000
  const isOld = (name: string) => name < stamp(new Date(oldest))
  const surplus = files.filter((name, i) => i >= MOST || isOld(name))
  await remove(surplus)
  return surplus.length
}

/** A time at the beginning of file names, so that they sort by it. */
function stamp(time: Date) {
  return time.toISOString().replaceAll(/[:.]/g, '-')
}

/** The kept mails, newest first. */
export async function readMailbox(): Promise<KeptMail[]> {
  const mails = await Promise.all((await list()).map(read))
  return mails.filter((mail) => mail !== undefined)
}

/** Deletes all stored mails, or those about one enquiry. */
export async function emptyMailbox(enquiry?: number): Promise<void> {
  const files = await list()
  if (enquiry === undefined) return remove(files)
  const mails = await Promise.all(files.map(read))
  await remove(files.filter((_, i) => mails[i]?.enquiry === enquiry))
}

async function list() {
  const names = await readdir(folder()).catch(() => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
}

async function read(name: string): Promise<KeptMail | undefined> {
  try {
    return JSON.parse(await readFile(join(folder(), name), 'utf8'))
  } catch {
    // The file was removed by another process, or truncated by a full disk.
    return undefined
  }
}

async function remove(names: string[]) {
  await Promise.all(names.map((name) => rm(join(folder(), name), { force: true })))
}
