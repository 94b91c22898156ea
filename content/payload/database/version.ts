import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../kit/root.ts'

/** The version of Belvedere that runs, as the `package.json` of the project says. */
export function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))
  if (/^\d+\.\d+\.\d+[\w.+-]*$/.test(version)) return version
  throw new Error('package.json has no version such as 1.2.3.')
}
