import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, birth: string }} Identity A pid with the process's start time */

/**
 * Identifies a process by pid and start time, because pids are reused, soon in a container.
 *
 * @param {number} pid
 * @returns {Identity}
 */
export function identify(pid) {
  return { pid, birth: birthOf(pid) }
}

/**
 * Whether this very process is still running, not another one with the same pid.
 *
 * @param {Identity} identity
 */
export function isRunning({ pid, birth }) {
  return birth !== '' && birthOf(pid) === birth
}

/**
 * Sends a signal to a process group; does nothing when it is gone.
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
 * The start time of a process in the system's own format; empty when no such process runs.
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
 * Reads /proc/<pid>/stat after the process name, which may contain anything: field 0 is the state,
 * field 19 the start time. A zombie counts as ended.
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
