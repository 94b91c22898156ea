/*
 * The first steps on a fresh machine, in plain JavaScript for the Node that happens to be there:
 * check it, install the packages (Node 24 is one of them), and hand over to a script Node 24 runs.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withSetupLock } from './setup/lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/**
 * Installs what is missing, then runs `scripts/<script>` on Node 24 with the same arguments.
 *
 * @param {string} script
 */
export async function bootstrap(script) {
  const started = Date.now()
  requireNode()
  requireWritableFolder()
  await withSetupLock(join(root, '.belvedere'), installPackages)
  handOver(script, started)
}

function requireNode() {
  const version = process.versions.node
  if (Number(version.split('.')[0]) >= 20) return
  stop(`Node ${version} is too old: install Node 20 or newer from https://nodejs.org.`)
}

function requireWritableFolder() {
  const probe = join(root, `.writable-${process.pid}`)
  try {
    mkdirSync(probe)
    rmSync(probe, { recursive: true })
  } catch {
    stop(`Cannot write to ${root}: give yourself write permission, or clone into another folder.`)
  }
}

/** `npm ci`, unless the packages of this very lock file stand there already. */
async function installPackages() {
  const marker = join(root, 'node_modules', '.belvedere-packages')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const print = createHash('sha256').update(lock).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === print) return
  const started = Date.now()
  console.log('  …  Packages')
  const { code, output } = await npm(['ci', '--no-progress', '--loglevel=error'])
  if (code !== 0) {
    console.error(output.trim())
    stop('The packages could not be installed: check the network connection and run this again.')
  }
  writeFileSync(marker, print)
  console.log(`  ✓  Packages: installed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, shell: windows })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * @param {string} script
 * @param {number} started
 */
function handOver(script, started) {
  const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node)) stop(`${node} is missing: delete node_modules and run this again.`)
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, [join(root, 'scripts', script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, BELVEDERE_STARTED: String(started) },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('close', (code) => process.exit(code ?? 1))
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`  ✗  ${message}`)
  process.exit(1)
}
