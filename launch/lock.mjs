import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './processes.mjs'

/**
 * The locks that this process holds. Another one with its pid is left from before a crash.
 *
 * @type {Set<string>}
 */
const held = new Set()

/**
 * Runs `work` while holding the lock of a folder, so that `npm start` and `npm test` never install
 * or build into each other's output. The lock is a folder with one file, named by the owner's pid.
 *
 * @template T
 * @param {string} dir
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(dir, work) {
  const lock = join(dir, 'lock')
  mkdirSync(dir, { recursive: true })
  for (let tries = 0; !tryAcquire(lock); tries++) {
    if (tries === 5)
      console.log(
        `  …  Waiting for another set-up (process ${ownersOf(lock)}; if that is another program, delete ${lock})`,
      )
    await sleep(100)
  }
  held.add(lock)
  try {
    return await work()
  } finally {
    held.delete(lock)
    removeStale(lock)
  }
}

/**
 * Moves a folder with this pid into place, which fails while another owner's file is there.
 *
 * @param {string} lock
 */
function tryAcquire(lock) {
  const mine = `${lock}.${process.pid}`
  mkdirSync(mine, { recursive: true })
  writeFileSync(join(mine, String(process.pid)), '')
  try {
    renameSync(mine, lock)
    return true
  } catch {
    removeStale(lock)
    return false
  } finally {
    rmSync(mine, { recursive: true, force: true })
  }
}

/**
 * Removes the lock of an owner that no longer holds it. Several processes may do so at once: they
 * remove only that owner's file, and the folder only while it is empty.
 *
 * @param {string} lock
 */
function removeStale(lock) {
  for (const owner of ownersOf(lock)) {
    const pid = Number(owner)
    const isHeld = pid === process.pid ? held.has(lock) : isRunning(pid)
    if (!isHeld) rmSync(join(lock, owner), { force: true })
  }
  try {
    rmdirSync(lock)
  } catch {
    // Removed meanwhile, or held.
  }
}

/** @param {string} lock */
function ownersOf(lock) {
  try {
    return readdirSync(lock)
  } catch {
    return []
  }
}
