import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signalGroup } from './processes.mjs'

/**
 * A child process that has to end before this launcher. `ended` resolves with the exit reason:
 * `code 1`, `SIGKILL`. `stop` signals the process group, and kills it after `graceMs`.
 *
 * @typedef {{ pid: number, ended: Promise<string>, stop: () => Promise<void> }} Running
 * @typedef {{ stopSignal?: NodeJS.Signals, graceMs?: number }} StopOptions
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {Omit<import('node:child_process').SpawnOptions, 'env'>} SpawnOptions
 * @typedef {{ env?: Record<string, string | undefined> }} EnvOptions
 */

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href
const root = fileURLToPath(new URL('..', import.meta.url))
const OUTPUT_GRACE_MS = 500

/** @type {Set<Running>} */
const running = new Set()
let stopping = false

/** Whether this launcher is ending its child processes: failures from now on are caused by that. */
export const isStopping = () => stopping

/** Ends every running child process; afterwards nothing can be started. */
export async function stopAll() {
  stopping = true
  await Promise.all([...running].map((one) => one.stop()))
}

/**
 * Starts a command in its own process group, so that Ctrl-C reaches only this launcher, which then
 * ends its children in order. If the launcher is killed, Node programs exit with it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions & EnvOptions & StopOptions} options
 * @returns {Running & { child: ChildProcess }}
 */
export function launch(command, args, options) {
  if (stopping) throw new Error(`${command} was not started: this run is stopping.`)
  const { stopSignal = 'SIGTERM', graceMs = 5000, env, ...rest } = options
  const isNode = basename(command, '.exe') === 'node'
  const parentEnv = { BELVEDERE_PARENT: `${process.pid} ${stopSignal} ${graceMs}` }
  const child = spawn(command, isNode ? ['--import', exitWithParent, ...args] : args, {
    cwd: root,
    detached: process.platform !== 'win32',
    ...rest,
    env: { ...process.env, ...env, ...(isNode && parentEnv) },
  })
  const { pid = 0 } = child
  const ended = endOf(child)
  const stop = async () => {
    signalGroup(pid, stopSignal)
    await Promise.race([ended, sleep(graceMs, undefined, { ref: false })])
    signalGroup(pid, 'SIGKILL')
    await ended
  }
  const started = { child, pid, ended, stop }
  running.add(started)
  ended.then(() => running.delete(started))
  return started
}

/**
 * A grandchild may keep the output open after the exit, so wait for `close` only briefly.
 *
 * @param {ChildProcess} child
 * @returns {Promise<string>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => {
      const how = signal ?? `code ${code}`
      child.on('close', () => resolve(how))
      setTimeout(resolve, OUTPUT_GRACE_MS, how).unref()
    })
  })
}
