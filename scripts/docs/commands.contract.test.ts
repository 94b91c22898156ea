import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { root } from '../../launch/paths.ts'
import { NO_LIMITS } from '../../testing/enquiry.ts'
import { followPage, isForCopies, isForOneCopy, isOrdinary } from './follow.ts'
import { underLoad } from './load.ts'
import { startNginx } from './nginx.ts'
import { RUN_PAGES, readPage } from './pages.ts'
import { makeServer, type Server } from './server.ts'
import { playSystemd, type Services } from './services.ts'
import { withPrograms } from './with-programs.ts'

vi.setConfig({ testTimeout: 400_000 })

let server: Server
let services: Services

beforeAll(async () => {
  server = await makeServer(NO_LIMITS)
  services = playSystemd(server)
})
afterAll(async () => {
  await services?.stop()
  await server?.remove()
})

const follow = (page: string) => followPage(server, page, { isRun: isOrdinary })

async function askHome() {
  const page = await fetch(`http://127.0.0.1:${server.ports.site}/`)
  return [page.status, await page.text()]
}

const HOME = [200, expect.stringContaining('Larkfold')]

withPrograms(['curl'], 'a server is set up by the commands of docs/deploy.md', async () => {
  await follow('docs/deploy.md')
  expect(await askHome()).toEqual(HOME)
})

const OTHERS = RUN_PAGES.filter((page) => !/deploy|backup|upgrade/.test(page))

for (const page of OTHERS)
  withPrograms(['curl'], `the commands of ${page} do as it says`, async () => {
    await services.start()
    await follow(page)
  })

/**
 * The metrics that a page names, in its table and in its rules. A row of the table shortens all
 * names but the first to their differing parts.
 */
function metricsOf(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| `belvedere_'))
  const inTable = rows.flatMap((row) => {
    const cell = row.split(' | ', 1)[0] ?? ''
    const prefix = /belvedere_(?:site|content)/.exec(cell)?.[0] ?? ''
    const names = [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name)
    return names.map((name) => (name.startsWith('_') ? `${prefix}${name}` : name))
  })
  const inRules = [...page.matchAll(/\b(belvedere_(?:site|content)_\w+?)(?:_bucket)?[ {]/g)]
  return [...new Set([...inTable, ...inRules.map(([, name = '']) => name)])]
}

/** The code of both programs, without tests, in one text. */
function readSources() {
  const files = globSync('{kit,content,site}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|dist|\.next|\.test\./.test(path),
  })
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
}

withPrograms(['curl'], 'docs/monitoring.md names metrics that exist', async () => {
  await services.start()
  const scrape = 'curl -s http://127.0.0.1:9464/metrics http://127.0.0.1:9465/metrics'
  const { stdout } = await server.run(scrape)
  const served = new Set([...stdout.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const sources = readSources()
  const named = metricsOf(readPage('docs/monitoring.md'))
  // Metrics that were never counted are not served; the end of their name is in the code.
  const isInCode = (name: string) =>
    sources.includes(name.split(/_(?:site|content)_/)[1]?.slice(-12) ?? name)
  const missing = named.filter((name) => !served.has(name) && !isInCode(name))
  expect(named.filter((name) => served.has(name)).length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

withPrograms(['curl'], 'a backup brings back what was lost, by docs/backup.md', async () => {
  await services.start()
  const [media, database] = [join(server.data, 'media'), join(server.data, 'content.sqlite')]
  const files = readdirSync(media)
  // A metric that no program of this server reports.
  const waiting = join(server.data, 'site-2', 'enquiries', 'waiting.json')
  mkdirSync(dirname(waiting), { recursive: true })
  writeFileSync(waiting, '{}')
  await followPage(server, 'docs/backup.md', {
    isRun: isOrdinary,
    after: ({ code }) => {
      if (!code.startsWith('systemctl stop')) return
      // The events between the backup and the day on which it is needed.
      rmSync(media, { recursive: true })
      rmSync(waiting)
      writeFileSync(database, 'damaged')
    },
  })
  expect(readdirSync(media)).toEqual(files)
  expect(readFileSync(waiting, 'utf8')).toBe('{}')
  expect(readFileSync(database).subarray(0, 15).toString()).toBe('SQLite format 3')
  expect(await askHome()).toEqual(HOME)

  const backups = join(server.data, '..', 'backups')
  const kept = readdirSync(backups)
  const rehearsal = await server.run(
    'npm run restore -- "$(ls -d /var/backups/belvedere/*.tar)" --rehearse',
    { PUBLISH_KEY: 'too weak' },
  )
  expect(rehearsal.code).toBe(1)
  expect(rehearsal.stderr).toMatch(/The rehearsal failed\.[\s\S]*PUBLISH_KEY/)
  expect(readdirSync(backups)).toEqual(kept)
})

withPrograms(['curl'], 'the commands of docs/upgrade.md do as it says', async () => {
  await services.start()
  await follow('docs/upgrade.md')
})

/** The file of deploy/nginx, with the line for a second replica of the site. */
function nginxForCopies() {
  const file = readFileSync(join(root, 'deploy/nginx/belvedere.conf'), 'utf8')
  return server.localize(file.replace('# server 127.0.0.1:3010', 'server 127.0.0.1:3010'))
}

const storedEnquiries = () => {
  const database = new DatabaseSync(join(server.data, 'content.sqlite'), { readOnly: true })
  const { count } = database.prepare('SELECT count(*) AS count FROM enquiries').get() ?? {}
  database.close()
  return Number(count)
}

withPrograms(
  ['curl', 'nginx', 'openssl'],
  'copies of the site restart one after the other by docs/upgrade.md, and nginx answers every request once',
  async () => {
    await services.start()
    await followPage(server, 'docs/deploy.md', { isRun: isForCopies })
    const folder = join(server.data, '..', 'nginx')
    mkdirSync(folder)
    const { https } = await startNginx(nginxForCopies(), folder)
    const before = storedEnquiries()
    const upgrade = () =>
      followPage(server, 'docs/upgrade.md', { isRun: (block) => !isForOneCopy(block) })
    const load = await underLoad(https, server.env.PUBLISH_KEY ?? '', upgrade)
    expect(Object.keys(load.statuses)).toEqual(['200'])
    expect(load.enquiries).toBeGreaterThan(10)
    expect(new Set(load.references).size).toBe(load.enquiries)
    // On a busy machine the outboxes need longer to hand over hundreds of enquiries.
    const patience = { timeout: 120_000 }
    await vi.waitFor(() => expect(storedEnquiries()).toBe(before + load.enquiries), patience)
  },
)
