import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from '../run/child.mjs'
import { signalGroup } from '../run/processes.mjs'

const windows = process.platform === 'win32'

const exitWithParent = fileURLToPath(new URL('../run/exit-with-parent.mjs', import.meta.url))
const childEnv = {
  ...process.env,
  BELVEDERE_LAUNCHER: String(process.pid),
  BELVEDERE_EXIT_SIGNAL: 'SIGKILL',
}

/** The npm that runs this script, so that it exits with it; otherwise the one in PATH. */
const cli = process.env.npm_execpath ?? ''
const ci = ['ci', '--no-progress', '--loglevel=error']
const [command = 'npm', ...args] = /npm-cli\.[cm]?js$/.test(cli)
  ? [process.execPath, '--import', exitWithParent, cli, ...ci]
  : ['npm', ...ci]

/**
 * Runs `npm ci`, unless the packages of this lock file are already installed.
 *
 * @param {string} root
 */
export async function installPackages(root) {
  const marker = join(root, 'node_modules', '.belvedere-packages')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const print = createHash('sha256').update(lock).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === print) return
  rmSync(marker, { force: true })
  const started = Date.now()
  console.log('  …  Packages')
  await install(root)
  writeFileSync(marker, print)
  console.log(`  ✓  Packages: installed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/**
 * A stopped npm restores the previous packages, which takes long. It is killed instead: the next
 * start reinstalls everything anyway.
 *
 * @param {string} root
 */
async function install(root) {
  const options = { cwd: root, shell: windows, detached: !windows, env: childEnv }
  const { code, output } = await runChild(command, args, options, ({ pid = 0 }) =>
    signalGroup(pid, 'SIGKILL'),
  )
  if (code === 0) return
  if (code === 130) stop()
  console.error(output.trim())
  throw new Error(
    'Installing the packages failed: check the network connection and run this again.',
  )
}

function stop() {
  console.log('\n  Stopped.')
  process.exit(130)
}
