import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and forwards signals to it. A killed npm shell forwards no signal, so
 * its disappearance counts as SIGTERM.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess, signal: NodeJS.Signals) => void} [end]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runChild(command, args, options, end = (child, signal) => child.kill(signal)) {
  const child = spawn(command, args, options)
  const stopForwarding = forwardSignals((signal) => end(child, signal))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      stopForwarding()
      resolve({ code: code ?? 130, output })
    })
  })
}

/** @param {(signal: NodeJS.Signals) => void} forward */
function forwardSignals(forward) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, forward)
  const watch = watchShell(() => forward('SIGTERM'))
  return () => {
    for (const signal of signals) process.off(signal, forward)
    clearInterval(watch)
  }
}

/** @param {() => void} onGone */
function watchShell(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined
  const shell = process.ppid
  return setInterval(() => process.ppid !== shell && onGone(), 250)
}
