import { runTask } from '../launch/task.ts'

const OPTIONS = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']

let updated: Promise<unknown> | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Installs a Debian package. It has no effect on other systems or without the rights to install, so
 * check for the program afterwards. Steps that call this run in parallel, but apt-get allows only
 * one run at a time: calls wait for each other.
 */
export function installFromDebian(name: string): Promise<unknown> {
  last = last.then(() => install(name))
  return last
}

async function install(name: string) {
  updated ??= runTask('apt-get', ['update', '-qq']).catch(() => {})
  await updated
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runTask('apt-get', ['install', ...OPTIONS, name], env).catch(() => {})
}
