/*
 * The first steps on a fresh machine, in plain JavaScript for the Node that happens to be there:
 * install the packages (Node 24 is one of them), and hand over to a script that Node 24 runs.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './run/child.mjs'
import { withSetupLock } from './setup/lock.mjs'
import { installPackages } from './setup/packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Node keeps here what it has compiled, so that programs start a little sooner (2.2 s instead of 2.5). */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node')

/**
 * Installs what is missing, then runs `scripts/<script>` on Node 24 with the same arguments.
 *
 * @param {string} script
 */
export async function bootstrap(script) {
  const started = Date.now()
  try {
    requireWritableFolder()
    await withSetupLock(join(root, '.belvedere'), () => installPackages(root))
    process.exit(await handOver(script, started))
  } catch (error) {
    console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

function requireWritableFolder() {
  const probe = join(root, `.writable-${process.pid}`)
  try {
    mkdirSync(probe)
    rmSync(probe, { recursive: true })
  } catch {
    throw new Error(
      `Cannot write to ${root}: give yourself write permission, or clone into another folder.`,
    )
  }
}

/**
 * @param {string} script
 * @param {number} started
 */
async function handOver(script, started) {
  const bin = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = join(root, 'node_modules', 'node', 'bin', bin)
  if (!existsSync(node)) throw new Error(`${node} is missing: delete node_modules and try again.`)
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const args = [join(root, 'scripts', script), ...process.argv.slice(2)]
  const own = { PATH: path, BELVEDERE_STARTED: String(started), NODE_COMPILE_CACHE: compiled }
  const env = { ...process.env, ...own }
  const { code } = await runChild(node, args, { cwd: root, stdio: 'inherit', env })
  return code
}
