import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStopping, launch } from '../run/launch.mjs'

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
  await runNpmCi()
  writeFileSync(marker, print)
  console.log(`  ✓  Packages: installed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/**
 * A stopped npm restores the previous packages, which takes long. It is killed instead: the next
 * start reinstalls everything anyway.
 */
async function runNpmCi() {
  // The npm that runs this script exits with it; the one in PATH may be a shell script.
  const cli = process.env.npm_execpath ?? ''
  const npm = /npm-cli\.[cm]?js$/.test(cli) ? [process.execPath, cli] : ['npm']
  const [command = '', ...args] = [...npm, 'ci', '--no-progress', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { child, ended } = launch(command, args, { shell, stdio: 'pipe', stopSignal: 'SIGKILL' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const how = await ended
  if (how === 'code 0') return
  if (!isStopping()) console.error(output.trim() || how)
  throw new Error(
    'Installing the packages failed: check the network connection and run this again.',
  )
}
