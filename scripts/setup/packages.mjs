import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStopping, launch } from '../../launch/launch.mjs'

/**
 * Scripts that only need the packages of the running product: no tools of tests and of developers.
 */
const RUNNING = [
  ...['start', 'build', 'backup', 'restore', 'upgrade', 'doctor'],
  ...['demo-reset', 'mail-test', 'new-property', 'check-property'],
]

const FIRST_START =
  '  The first start takes about two minutes on two cores: it installs packages, builds the studio\n  and the site, and fills the database with the demo.'

/** Peers that packages name but the product never loads, such as an editor for code (105 MB). */
const WITHOUT_PEERS = '--omit=peer'

/**
 * The packages that a script needs, and those that are installed. The marker is only there while an
 * installation is complete, so it can be read beside a set-up that is building.
 *
 * @param {string} root
 * @param {string} script
 */
function readPackages(root, script) {
  const marker = join(root, 'node_modules', '.belvedere-packages')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const print = createHash('sha256').update(lock).digest('hex')
  const all = `${print} all`
  const running = `${print} running`
  const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : ''
  const wanted = RUNNING.includes(script) ? running : all
  return { marker, running, installed, wanted, isDone: [all, wanted].includes(installed) }
}

/**
 * Whether the packages that a script needs are installed for this lock file.
 *
 * @param {string} root
 * @param {string} script
 */
export const hasPackages = (root, script) => readPackages(root, script).isDone

/**
 * Installs the packages that a script needs, unless they are installed. If only those of tests are
 * missing, they are added to the others, which a running product may be using.
 *
 * @param {string} root
 * @param {string} script
 */
export async function installPackages(root, script) {
  const { marker, running, installed, wanted, isDone } = readPackages(root, script)
  if (isDone) return
  rmSync(marker, { force: true })
  const started = Date.now()
  const name = wanted === running ? 'Packages' : 'Packages, with those of the tests'
  if (installed === '' && script === 'start') console.log(FIRST_START)
  console.log(`  …  ${name}, about half a minute`)
  if (installed === running) await runNpm('install', ['--no-save', WITHOUT_PEERS])
  else await runNpm('ci', [WITHOUT_PEERS, ...(wanted === running ? ['--omit=dev'] : [])])
  removeHeaders(root)
  removeOtherEngine(root)
  if (wanted === running) removeBrowserDrivers(root)
  writeFileSync(marker, wanted)
  console.log(`  ✓  ${name}: installed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/**
 * Node's C headers (67 MB) only serve to compile native packages, which none of ours needs.
 *
 * @param {string} root
 */
function removeHeaders(root) {
  const platforms = join(root, 'node_modules', 'node', 'node_modules')
  if (!existsSync(platforms)) return
  for (const platform of readdirSync(platforms).filter((name) => name.startsWith('node-')))
    rmSync(join(platforms, platform, 'include'), { recursive: true, force: true })
}

/**
 * The drivers of the tests' browsers (20 MB) are an optional peer of Next as well, which keeps npm
 * from leaving them out. The next installation for tests brings them back.
 *
 * @param {string} root
 */
function removeBrowserDrivers(root) {
  for (const name of ['@playwright', 'playwright', 'playwright-core'])
    rmSync(join(root, 'node_modules', name), { recursive: true, force: true })
}

/**
 * The two Linux builds of libSQL (9 MB each) do not say which C library they are for, so npm
 * installs both. Only the one that this Node.js can load stays.
 *
 * @param {string} root
 */
function removeOtherEngine(root) {
  if (process.platform !== 'linux') return
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  )
  const other = header.glibcVersionRuntime ? 'musl' : 'gnu'
  rmSync(join(root, 'node_modules', '@libsql', `linux-${process.arch}-${other}`), {
    recursive: true,
    force: true,
  })
}

/**
 * A stopped npm restores the previous packages, which takes long. It is killed instead: the next
 * start repeats the installation anyway.
 *
 * @param {'ci' | 'install'} verb
 * @param {string[]} options
 */
async function runNpm(verb, options) {
  // The npm that runs this script exits with it; the one in PATH may be a shell script.
  const cli = process.env.npm_execpath ?? ''
  const npm = /npm-cli\.[cm]?js$/.test(cli) ? [process.execPath, cli] : ['npm']
  const [command = '', ...args] = [
    ...npm,
    verb,
    ...options,
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]
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
