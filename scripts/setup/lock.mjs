import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../run/processes.mjs'

/**
 * Runs `work` while no other set-up of this folder runs, so that `npm start` and `npm test`
 * never install or build into each other's output. A lock whose owner has died is taken over.
 *
 * @template T
 * @param {string} dir where the lock file stands
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(dir, work) {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'lock')
  await take(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
async function take(file) {
  for (let tries = 0; !tryTake(file); tries++) {
    if (tries === 0) console.log('  …  Another set-up of this folder is running; waiting for it')
    await sleep(200)
  }
}

/** The file appears with its owner's number already in it, so nobody ever reads it half written. */
/** @param {string} file */
function tryTake(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (!isTaken(error)) throw error
    if (!ownerLives(file)) rmSync(file, { force: true })
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

/** @param {unknown} error */
function isTaken(error) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** @param {string} file */
function ownerLives(file) {
  try {
    return isAlive(Number(readFileSync(file, 'utf8')))
  } catch {
    return false
  }
}
