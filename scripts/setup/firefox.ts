import { existsSync } from 'node:fs'
import { runTask } from '../run/task.ts'
import { type Step, skip } from './steps.ts'

/** The first version with the Navigation API, which the site is navigated by. */
const OLDEST = 147

const system = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * A step that finds a Firefox for the tests: `FIREFOX` if set, one of the system, else Debian's
 * package. Its path goes to `found`. Where none is to be had its journeys are left out.
 */
export function firefoxStep(found: (path: string) => void): Step {
  return {
    name: 'Firefox for the tests',
    // It may fetch a package as well, and only one at a time can.
    after: ['Browser for the tests'],
    run: async () => {
      const candidates = [process.env.FIREFOX ?? '', ...system]
      const path = (await firstRecent(candidates)) ?? (await fromDebian(candidates))
      if (!path) return skip
      found(path)
      return path
    },
  }
}

/** The first of these programs that is a Firefox recent enough. */
export async function firstRecent(candidates: string[]): Promise<string | undefined> {
  for (const path of candidates) {
    if (path && existsSync(path) && (await versionOf(path)) >= OLDEST) return path
  }
  return undefined
}

/** The main version of a Firefox, such as 153; 0 for what does not tell. */
async function versionOf(path: string): Promise<number> {
  const words = await runTask(path, ['--version']).catch(() => '')
  return Number(/Firefox (\d+)/.exec(words)?.[1] ?? 0)
}

async function fromDebian(candidates: string[]): Promise<string | undefined> {
  await runTask('apt-get', ['update', '-qq']).catch(() => {})
  await runTask('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], {
    DEBIAN_FRONTEND: 'noninteractive',
  }).catch(() => {})
  return firstRecent(candidates)
}
