/** The signals that ask a program to stop. */
export const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Whether a process with this pid is running. After a crash it may be another one: the system
 * reuses pids.
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Signals a process and its group, if it leads one. Does nothing when both are gone.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (!(pid > 0)) return
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal)
      return
    } catch {
      // No such group (Windows has none), or gone.
    }
  }
}

/**
 * Calls `then` when the parent process is gone: a killed parent cannot say so itself.
 *
 * @param {number} parent
 * @param {() => void} then
 */
export function whenParentGone(parent, then) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    then()
  }, 250)
  watch.unref()
}
