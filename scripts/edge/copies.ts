import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeContent, PUBLISH_KEY, TOKEN } from '@belvedere/site/testing/fake-content.ts'
import { copyBuild } from '@belvedere/site/testing/shared-build.ts'
import { onTestFinished } from 'vitest'
import { freePorts } from '../../launch/ports.ts'
import { type Env, startProgram, untilReady } from '../../launch/program.ts'
import { NO_LIMITS } from '../../testing/enquiry.ts'

/** Longer than any test: a copy that drains ends when it is told a second time. */
const DRAIN_SECONDS = '600'

/** Several copies of the built site with one content service; they end with the test. */
export async function startCopies(count: number, own: Env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-copies-'))
  const dist = join(folder, 'dist')
  await copyBuild(dist)
  const content = await fakeContent()
  content.pages.set('', { id: '1', title: 'Home', blocks: [] })
  content.addresses = ['/']
  const ports = await freePorts(count)
  const start = async (port: number) => {
    const program = startProgram({
      name: `site ${port}`,
      args: [join(dist, 'server/main.js')],
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_URL: 'https://www.example.org',
        CONTENT_URL: content.url,
        CONTENT_TOKEN: TOKEN,
        PUBLISH_KEY,
        METRICS_PORT: '',
        DRAIN_SECONDS,
        DATA_DIR: join(folder, `site-${port}`),
        ...NO_LIMITS,
        ...own,
      },
      onLine: (line) => console.log(line),
    })
    await untilReady(program, `http://127.0.0.1:${port}/readyz`)
    return program
  }
  const programs = new Map<number, Awaited<ReturnType<typeof start>>>()
  for (const port of ports) programs.set(port, await start(port))
  const tell = (port: number) => process.kill(programs.get(port)?.pid ?? 0, 'SIGTERM')
  onTestFinished(async () => {
    for (const { pid, ended } of programs.values()) {
      process.kill(pid, 'SIGKILL')
      await ended
    }
    content.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    ports,
    content,
    /** Tells a copy to end: it is not ready any more, and goes on answering. */
    drain: tell,
    /** Ends a copy that drains, and starts it again. */
    restart: async (port: number) => {
      tell(port)
      await programs.get(port)?.ended
      programs.set(port, await start(port))
    },
  }
}
