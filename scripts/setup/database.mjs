import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from '../../launch/launch.mjs'

const REFUSED = 1
const UNREACHABLE = 2

/**
 * Throws if this code cannot use the database. It comes first, because installing and building take
 * minutes. Where no Node on this machine reads TypeScript yet, or PostgreSQL needs its package, it
 * answers `false`: ask again after the packages.
 *
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function checkDatabase(root) {
  const installed = join(root, 'node_modules', 'node', 'bin', 'node')
  const node = existsSync(installed) ? installed : process.execPath
  if (node !== installed && !process.features.typescript) return false
  const program = join(root, 'content', 'payload', 'database', 'check-database.ts')
  const { child, ended } = launch(node, [program], { stdio: ['ignore', 'ignore', 'pipe'] })
  let sentence = ''
  child.stderr?.on('data', (chunk) => {
    sentence += chunk
  })
  const how = await ended
  if (how === `code ${REFUSED}`) throw new Error(sentence.trim())
  // The site starts anyway: it has cached pages, and the content service tries again.
  if (how === `code ${UNREACHABLE}`) console.log(`  !  ${sentence.trim()}`)
  return how === 'code 0' || how === `code ${UNREACHABLE}`
}
