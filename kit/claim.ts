import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A claim that was not renewed for this long belongs to a process that has ended; milliseconds. */
const STALE = 15_000
const RENEW = 4_000
const POLL = 40

type Work<T> = {
  /** The file whose creation is claimed. */
  path: string
  find: () => Promise<T | undefined>
  create: () => Promise<T>
}

/**
 * Creates something once, however many processes share the folder: the first one claims the file,
 * the others wait until they find the created file. Claims of processes that ended are taken over.
 */
export async function createOnce<T>({ path, find, create }: Work<T>): Promise<T> {
  const claim = `${path}.claim.tmp`
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`
  while (!(await take(claim, owner))) {
    await sleep(POLL)
    const found = await find()
    if (found !== undefined) return found
    await removeStale(claim)
  }
  const renewal = setInterval(() => void utimes(claim, new Date(), new Date()).catch(ignore), RENEW)
  renewal.unref()
  try {
    // Another process may have created it just before the claim was free.
    return (await find()) ?? (await create())
  } finally {
    clearInterval(renewal)
    if ((await read(claim)) === owner) await rm(claim, { force: true }).catch(ignore)
  }
}

const NO_FOLDER = Symbol('no folder')

/** Whether the claim is ours. Where no file can be written, each process works for itself. */
async function take(claim: string, owner: string) {
  const folder = await mkdir(dirname(claim), { recursive: true }).catch(() => NO_FOLDER)
  if (folder === NO_FOLDER) return true
  try {
    await writeFile(claim, owner, { flag: 'wx' })
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST')
  }
}

/** If several processes see a stale claim, only one can rename it. */
async function removeStale(claim: string) {
  if (!(await isStale(claim))) return
  const aside = `${claim}.${randomUUID()}.tmp`
  await rename(claim, aside).catch(ignore)
  await rm(aside, { force: true }).catch(ignore)
}

async function isStale(claim: string) {
  const found = await stat(claim).catch(() => undefined)
  if (!found) return false
  if (Date.now() - found.mtimeMs > STALE) return true
  const [host, pid] = (await read(claim))?.split(' ') ?? []
  return host === hostname() && !isRunning(Number(pid))
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH'
  }
}

function read(path: string) {
  return readFile(path, 'utf8').catch(() => undefined)
}

function ignore() {}
