import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isRunning } from '../run/processes.mjs'

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
    if (tries === 5) console.log('  …  Another set-up of this folder is running; waiting for it')
    await sleep(100)
  }
}

/**
 * The file appears with its owner already in it, so nobody ever reads it half written.
 *
 * @param {string} file
 */
function tryTake(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify(identify(process.pid)))
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const text = read(file)
    if (text !== undefined && !isHeld(text)) bury(file, text)
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * Removes the lock of a dead owner. Of several who have seen it, only the one that makes the grave
 * may remove it, and only if it is still the same: the next owner's lock is never taken for it.
 *
 * @param {string} file
 * @param {string} text
 */
function bury(file, text) {
  const grave = `${file}.grave`
  try {
    mkdirSync(grave)
  } catch {
    return clearOld(grave)
  }
  try {
    if (read(file) === text) rmSync(file, { force: true })
  } finally {
    rmSync(grave, { recursive: true, force: true })
  }
}

/**
 * Making a grave and leaving it is a matter of a moment: whoever made an old one was killed there.
 *
 * @param {string} grave
 */
function clearOld(grave) {
  const made = statSync(grave, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - made > 5000) rmSync(grave, { recursive: true, force: true })
}

/** @param {string} text */
function isHeld(text) {
  try {
    return isRunning(JSON.parse(text))
  } catch {
    return false
  }
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
