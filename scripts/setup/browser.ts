import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runTask } from '../run/task.ts'
import type { Step } from './steps.ts'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A step that finds a Chromium for the tests: `CHROMIUM` if set, one of the system, Playwright's
 * own, else Debian's package. Its path goes to `found`; rejects with what to install otherwise.
 */
export function browserStep(found: (path: string) => void): Step {
  return {
    name: 'Browser for the tests',
    run: async () => {
      const path = present() ?? (await fromPlaywright()) ?? (await fromDebian())
      if (!path) throw new Error('No Chromium to be had: install one and set CHROMIUM to its path.')
      found(path)
      return path
    },
  }
}

function present(): string | undefined {
  const candidates = [process.env.CHROMIUM ?? '', ...system, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

async function fromPlaywright(): Promise<string | undefined> {
  await runTask('npx', ['playwright', 'install', 'chromium']).catch(() => {})
  return present()
}

async function fromDebian(): Promise<string | undefined> {
  await runTask('apt-get', ['update', '-qq']).catch(() => {})
  await runTask('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  }).catch(() => {})
  return present()
}
