import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'
import { type Env, startProgram, untilReady } from '../../launch/program.ts'
import { BENCH_KEY, type Service } from '../content/start.ts'

export type BenchSite = {
  url: string
  /** The pages that the last publish made stale. */
  stale: () => string[]
  dispose: () => Promise<void>
}

const CACHE_MB = 6000

/** Starts the built site on a content service of the bench, with room for all pages; `own` are settings. */
export async function startSite(
  { port: contentPort, token }: Service,
  port: number,
  own: Env = {},
): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'belvedere-bench-site-'))
  let stale: string[] = []
  const note = (line: string) => {
    if (!line.startsWith('{')) return console.error(line)
    const { message, pages } = JSON.parse(line)
    if (message === 'Changes published: pages are stale.')
      stale = String(pages)
        .split(' ')
        .filter((path) => path.startsWith('/'))
  }
  const program = startProgram({
    name: 'site',
    args: [join(root, 'site/dist/server/main.js')],
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=8000',
      LOG_LEVEL: 'info',
      LOG_FORMAT: 'json',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: 'https://site.example',
      CONTENT_URL: `http://127.0.0.1:${contentPort}/graphql`,
      CONTENT_TOKEN: token,
      PUBLISH_KEY: BENCH_KEY,
      PAGE_CACHE_MB: String(CACHE_MB),
      ...own,
    },
    onLine: note,
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(program, `${url}/healthz`)
  const dispose = async () => {
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, stale: () => stale, dispose }
}
