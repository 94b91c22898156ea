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
  BELVEDERE_LEASH: 'SIGKILL',
}

/** The very npm that runs this, so that it ends with this; else the one on the PATH. */
const cli = process.env.npm_execpath ?? ''
const ci = ['ci', '--no-progress', '--loglevel=error']
const [command = 'npm', ...args] = /npm-cli\.[cm]?js$/.test(cli)
  ? [process.execPath, '--import', exitWithParent, cli, ...ci]
  : ['npm', ...ci]

/**
 * `npm ci`, unless the packages of this very lock file stand there already.
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
 * Told to stop, npm puts back what was there before, which takes longer than anybody waits. What is
 * half done is thrown away by the next start anyway.
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
    'The packages could not be installed: check the network connection and run this again.',
  )
}

function stop() {
  console.log('\n  Stopped.')
  process.exit(130)
}
