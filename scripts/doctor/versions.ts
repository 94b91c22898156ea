import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownVersion } from '@belvedere/content/payload/database/version.ts'
import { type Finding, fault, ok } from '@belvedere/kit/health/finding.ts'
import { root } from '../../launch/paths.ts'
import { hasPackages } from '../setup/packages.mjs'

/** What both programs run from. */
const BUILDS = ['site/dist/server/main.js', 'content/.next/BUILD_ID']

/** The versions of the code, of Node and of the packages, and whether both programs are built. */
export async function lookAtVersions(): Promise<Finding | Finding[]> {
  return versionFindings(root)
}

/** The same for the project in a folder. */
export function versionFindings(folder: string): Finding[] {
  const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies.node
  const wrong: Finding[] = []
  if (process.version !== `v${wanted}`)
    wrong.push(
      fault(`This is Node ${process.version}, and the packages have ${wanted}.`, REINSTALL),
    )
  if (!hasPackages(folder, 'start'))
    wrong.push(fault('The packages are not those of package-lock.json.', REINSTALL))
  const missing = BUILDS.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0)
    wrong.push(fault(`Not built: ${missing.join(' and ')}.`, 'Run “npm run build”.'))
  return wrong.length > 0
    ? wrong
    : [ok(`Belvedere ${ownVersion()} on Node ${process.version}, built, with its packages.`)]
}

const REINSTALL = 'Run “npm run build”, which installs them.'
