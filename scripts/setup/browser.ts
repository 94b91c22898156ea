import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runTask } from '../run/task.ts'
import { installFromDebian } from './debian.ts'
import type { Step } from './steps.ts'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A step that finds a Chromium for the tests: `CHROMIUM` if set, the system's, Playwright's, or the
 * Debian package. Passes its path to `onFound`; rejects with what to install if there is none.
 */
export function browserStep(onFound: (path: string) => void): Step {
  return {
    name: 'Browser for the tests',
    run: async () => {
      const path = findInstalled() ?? (await fromPlaywright()) ?? (await fromDebian())
      if (!path) throw new Error('Chromium not found: install it and set CHROMIUM to its path.')
      onFound(path)
      return path
    },
  }
}

function findInstalled(): string | undefined {
  const candidates = [process.env.CHROMIUM ?? '', ...system, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/**
 * A step that finds Chromium's headless shell, which the sweep uses because it needs a third less
 * time: `HEADLESS_SHELL` if set, the system's, or the Debian package. Passes its path to `onFound`;
 * without one the sweep uses Chromium.
 */
export function headlessShellStep(onFound: (path: string) => void): Step {
  return {
    name: 'Headless shell for the sweep',
    run: async () => {
      if (!findShell()) await installFromDebian(SHELL)
      const path = findShell()
      if (path) onFound(path)
      return path ?? `not found (package "${SHELL}"); the sweep uses Chromium`
    },
  }
}

const SHELL = 'chromium-headless-shell'

function findShell(): string | undefined {
  const candidates = [process.env.HEADLESS_SHELL ?? '', `/usr/bin/${SHELL}`]
  return candidates.find((path) => path && existsSync(path))
}

async function fromPlaywright(): Promise<string | undefined> {
  await runTask('npx', ['playwright', 'install', 'chromium']).catch(() => {})
  return findInstalled()
}

async function fromDebian(): Promise<string | undefined> {
  await installFromDebian('chromium')
  return findInstalled()
}
