import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { type Step, skip } from '../launch/steps.ts'
import { runTask } from '../launch/task.ts'
import { installFromDebian } from './debian.ts'

type Browser = {
  name: string
  /** The environment variable for its path. It wins over `paths`, and the tests read it. */
  variable: string
  paths: string[]
  isUsable?: (path: string) => Promise<boolean>
  /** Ways to install it, tried one after the other while it is missing. */
  installers: (() => Promise<unknown>)[]
  /**
   * Called if the browser is missing and cannot be installed: returns a message to print, or
   * throws.
   */
  missing: () => string | typeof skip
}

export const chromiumStep = browserStep({
  name: 'Browser for the tests',
  variable: 'CHROMIUM',
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ],
  installers: [
    () => runTask('npx', ['playwright', 'install', 'chromium']).catch(() => {}),
    () => installFromDebian('chromium'),
  ],
  missing: () => {
    throw new Error('Chromium not found: install it and set CHROMIUM to its path.')
  },
})

/** Chromium's headless shell needs a third less time for the sweep. */
export const headlessShellStep = browserStep({
  name: 'Headless shell for the sweep',
  variable: 'HEADLESS_SHELL',
  paths: ['/usr/bin/chromium-headless-shell'],
  installers: [() => installFromDebian('chromium-headless-shell')],
  missing: () => 'not found (package "chromium-headless-shell"); the sweep uses Chromium',
})

export const firefoxStep = browserStep({
  name: 'Firefox for the tests',
  variable: 'FIREFOX',
  paths: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  isUsable: isRecentFirefox,
  installers: [() => installFromDebian('firefox-esr')],
  missing: () => skip,
})

/** A step that finds or installs a browser, and puts its path into its variable. */
function browserStep({ name, variable, installers, missing, ...browser }: Browser): Step {
  const run = async () => {
    const candidates = [process.env[variable] ?? '', ...browser.paths]
    let path = await firstUsable(candidates, browser.isUsable)
    for (const install of installers) {
      if (path) break
      await install()
      path = await firstUsable(candidates, browser.isUsable)
    }
    process.env[variable] = path
    return path || missing()
  }
  return { name, run }
}

/** The first of these programs that exists and is usable; empty if none is. */
export async function firstUsable(
  candidates: string[],
  isUsable = async (_path: string) => true,
): Promise<string> {
  for (const path of candidates) if (path && existsSync(path) && (await isUsable(path))) return path
  return ''
}

/** Whether this is Firefox 147 or later: the first with the Navigation API, which the site uses. */
export async function isRecentFirefox(path: string): Promise<boolean> {
  const words = await runTask(path, ['--version']).catch(() => '')
  return Number(/Firefox (\d+)/.exec(words)?.[1]) >= 147
}
