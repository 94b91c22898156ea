import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS } from '@belvedere/kit/testing/browser-flags.ts'
import { chromium } from '@playwright/test'
import { fakeContent, PUBLISH_KEY, TOKEN } from './fake-content.ts'
import { address, listenOnFreePort } from './loopback.ts'
import { copyBuild } from './shared-build.ts'

/**
 * Starts the production build with a fake content service, in a temporary folder. By default the
 * build is the one that all test files of a run share.
 */
export async function builtSite(putBuild: (dist: string) => Promise<void> = copyBuild) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-site-'))
  const dist = join(folder, 'dist')
  await putBuild(dist)
  const content = await fakeContent()
  const url = `http://localhost:${await freePort()}`
  const start = async () => {
    const program = spawn(process.execPath, [join(dist, 'server/main.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'info',
        PORT: new URL(url).port,
        SITE_URL: url,
        CONTENT_URL: content.url,
        CONTENT_TOKEN: TOKEN,
        PUBLISH_KEY,
        DATA_DIR: join(folder, 'data'),
      },
    })
    await once(program.stdout, 'data')
    return program
  }
  let program = await start()
  /** Changes the build while the site is stopped, and starts it at the same address. */
  const restart = async (change: (dist: string) => void) => {
    await endOf(program)
    change(dist)
    program = await start()
  }
  const stop = async () => {
    await endOf(program)
    content.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, content, program, data: join(folder, 'data'), restart, stop }
}

async function freePort() {
  const server = await listenOnFreePort(createServer())
  const { port } = new URL(address(server))
  server.close()
  return port
}

/** Stops a program with SIGTERM; resolves to its exit code. */
export async function endOf(program: ChildProcess): Promise<number | null> {
  if (program.exitCode !== null) return program.exitCode
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  const [code] = await ended
  return code
}

const BROWSERS = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Lays out and runs pages like Chromium, in a third less time. */
const SHELLS = [process.env.HEADLESS_SHELL ?? '', '/usr/bin/chromium-headless-shell']

type BrowserOptions = {
  /** A host name of this machine; unlike `localhost`, it is no secure context. */
  host?: string
}

/** Launches the system's Chromium, or else Playwright's; the headless shell if there is one. */
export function launchBrowser({ host }: BrowserOptions = {}) {
  return chromium.launch({
    executablePath: [...SHELLS, ...BROWSERS].find((path) => path && existsSync(path)),
    args: [...BROWSER_FLAGS, ...(host ? [`--host-resolver-rules=MAP ${host} 127.0.0.1`] : [])],
  })
}
