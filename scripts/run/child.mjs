import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and passes on what ends this process. Killed, npm's shell passes
 * nothing on: that it is gone is the only sign.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess, signal: NodeJS.Signals) => void} [end]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runChild(command, args, options, end = (child, signal) => child.kill(signal)) {
  const child = spawn(command, args, options)
  const stopPassing = passSignals((signal) => end(child, signal))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      stopPassing()
      resolve({ code: code ?? 130, output })
    })
  })
}

/** @param {(signal: NodeJS.Signals) => void} pass */
function passSignals(pass) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, pass)
  const watch = watchShell(() => pass('SIGTERM'))
  return () => {
    for (const signal of signals) process.off(signal, pass)
    clearInterval(watch)
  }
}

/** @param {() => void} onGone */
function watchShell(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined
  const shell = process.ppid
  return setInterval(() => process.ppid !== shell && onGone(), 250)
}
