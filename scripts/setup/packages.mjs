import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../run/child.mjs'

const windows = process.platform === 'win32'

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

/** @param {string} root */
async function install(root) {
  const args = ['ci', '--no-progress', '--loglevel=error']
  const { code, output } = await runChild('npm', args, { cwd: root, shell: windows })
  if (code === 0) return
  if (code >= 128) process.exit(code)
  console.error(output.trim())
  throw new Error(
    'The packages could not be installed: check the network connection and run this again.',
  )
}
