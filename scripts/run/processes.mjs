import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, birth: string }} Identity */

/**
 * A process as it can be recognised later: numbers are given out again, in a container soon.
 *
 * @param {number} pid
 * @returns {Identity}
 */
export function identify(pid) {
  return { pid, birth: birthOf(pid) }
}

/**
 * Whether just this process is still running.
 *
 * @param {Identity} identity
 */
export function isRunning({ pid, birth }) {
  return birth !== '' && birthOf(pid) === birth
}

/**
 * Sends a signal to a program and everything it has started; silent when it is gone.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid <= 0) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Already gone.
  }
}

/**
 * When a process began, in the system's own words; empty when there is none of this number.
 *
 * @param {number} pid
 */
function birthOf(pid) {
  if (!isAlive(pid)) return ''
  if (process.platform === 'linux') return birthOnLinux(pid)
  return process.platform === 'win32' ? 'unknown' : birthFromPs(pid)
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * The fields behind the name, which may hold anything: the state first, the start time twentieth.
 * A zombie has ended, whoever has not collected it.
 *
 * @param {number} pid
 */
function birthOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

/** @param {number} pid */
function birthFromPs(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
