import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '../run/processes.mjs'

/**
 * The lock files that this process holds. Another file with its pid is left from before a crash.
 *
 * @type {Set<string>}
 */
const held = new Set()

/**
 * Runs `work` while holding the set-up lock, so that `npm start` and `npm test` never install or
 * build into each other's output. A stale lock, whose owner no longer runs, is removed.
 *
 * @template T
 * @param {string} dir the folder of the lock file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(dir, work) {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'lock')
  await acquire(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
async function acquire(file) {
  for (let tries = 0; !tryAcquire(file); tries++) {
    if (tries === 5) console.log(`  …  Waiting for another set-up (${ownerOf(file)})`)
    await sleep(100)
  }
}

/**
 * Creates the lock file with its content in one step (a hard link), so it is never half written.
 *
 * @param {string} file
 */
function tryAcquire(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    held.add(file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const text = read(file)
    if (text !== undefined && !isHeld(file, text)) removeStaleLock(file, text)
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * Removes a stale lock. Of several processes that see it, only the one that creates the claim folder
 * may remove it, and only if the lock is unchanged: it could already belong to the next owner.
 *
 * @param {string} file
 * @param {string} text
 */
function removeStaleLock(file, text) {
  const claim = `${file}.claim`
  try {
    mkdirSync(claim)
  } catch {
    return removeOldClaim(claim)
  }
  try {
    if (read(file) === text) rmSync(file, { force: true })
  } finally {
    rmSync(claim, { recursive: true, force: true })
  }
}

/**
 * A claim is held only for a moment: the owner of an old one was killed.
 *
 * @param {string} claim
 */
function removeOldClaim(claim) {
  const created = statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - created > 5000) rmSync(claim, { recursive: true, force: true })
}

/**
 * @param {string} file
 * @param {string} text
 */
function isHeld(file, text) {
  return Number(text) === process.pid ? held.has(file) : isRunning(Number(text))
}

/**
 * The owner of the lock. After a crash its pid may be that of another program.
 *
 * @param {string} file
 */
function ownerOf(file) {
  return `process ${read(file)}; if that is another program, delete ${file}`
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
