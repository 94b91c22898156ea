import { existsSync } from 'node:fs'
import { runTask } from '../run/task.ts'
import { installFromDebian } from './debian.ts'
import { type Step, skip } from './steps.ts'

/** The first version with the Navigation API, which the site depends on. */
const OLDEST = 147

const system = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * A step that finds a Firefox for the tests: `FIREFOX` if set, the system's, or the Debian package.
 * Passes its path to `onFound`. Without Firefox its journeys are skipped.
 */
export function firefoxStep(onFound: (path: string) => void): Step {
  return {
    name: 'Firefox for the tests',
    run: async () => {
      const candidates = [process.env.FIREFOX ?? '', ...system]
      const path = (await firstRecent(candidates)) ?? (await fromDebian(candidates))
      if (!path) return skip
      onFound(path)
      return path
    },
  }
}

/** The first of these programs that is a recent Firefox. */
export async function firstRecent(candidates: string[]): Promise<string | undefined> {
  for (const path of candidates) {
    if (path && existsSync(path) && (await versionOf(path)) >= OLDEST) return path
  }
  return undefined
}

/** The major version of a Firefox, such as 153; 0 if unknown. */
async function versionOf(path: string): Promise<number> {
  const words = await runTask(path, ['--version']).catch(() => '')
  return Number(/Firefox (\d+)/.exec(words)?.[1] ?? 0)
}

async function fromDebian(candidates: string[]): Promise<string | undefined> {
  await installFromDebian('firefox-esr')
  return firstRecent(candidates)
}
