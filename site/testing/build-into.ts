import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SITE } from '../build/entries.ts'

/** Builds the site into `dist`, in a process of its own, since a build changes `NODE_ENV`. */
export async function buildInto(dist: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(SITE, 'build.ts'), dist])
}
