import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { clientEnv } from '@belvedere/content/payload/database/client-env.ts'
import type { Engine } from '@belvedere/content/payload/database/migrations-dir.ts'
import { ownVersion } from '@belvedere/content/payload/database/version.ts'
import { startCluster } from '@belvedere/content/testing/postgres/cluster.ts'
import { findPostgres } from '@belvedere/content/testing/postgres/find.ts'
import { releaseDir, SETTINGS } from '@belvedere/content/testing/releases/stored.ts'
import { runMain } from '@belvedere/launch/main.ts'
import { node, root } from '@belvedere/launch/paths.ts'
import { runTask } from '@belvedere/launch/task.ts'

/*
 * Stores a small database of this version in the repository, one for each engine, which tests
 * upgrade from then on: `npm run store:release`, and `npm run store:release -- --again` to make it
 * once more before the release.
 */

const PROGRAMS = ['content/setup.ts', 'demo/seed.ts', 'content/testing/releases/fill.ts']

runMain(async () => {
  const to = releaseDir(ownVersion())
  if (existsSync(to) && !process.argv.includes('--again'))
    throw new Error(`${to} exists. What was released is never made again.`)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  await store('sqlite', '', to, dumpSqlite)
  const cluster = await startCluster()
  try {
    const url = cluster.url('release')
    await store('postgres', url, to, () => dumpPostgres(url))
  } finally {
    await cluster.stop()
  }
})

type Dump = (folder: string) => Buffer | Promise<Buffer>

async function store(engine: Engine, url: string, to: string, dump: Dump) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-release-'))
  try {
    const env = {
      ...SETTINGS,
      ...{ DATA_DIR: folder, DATABASE_URL: url, STUDIO_PASSWORD: '', SMTP_URL: '', SMTP_HOST: '' },
      PUBLISH_URL: 'http://127.0.0.1:9/publish',
      SITE_URL: 'https://site.example',
    }
    for (const program of PROGRAMS) await runTask(node, [join(root, program)], env)
    const packed = gzipSync(await dump(folder), { level: 9 })
    writeFileSync(join(to, `${engine}.gz`), packed)
    writeFileSync(join(to, `${engine}.json`), readFileSync(join(folder, 'stored.json')))
    console.log(`  ✓  ${engine}: ${Math.round(packed.byteLength / 1000)} KB`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function dumpSqlite(folder: string) {
  const database = new DatabaseSync(join(folder, 'content.sqlite'))
  const copy = join(folder, 'copy.sqlite')
  database.exec(`VACUUM INTO '${copy}'`)
  database.close()
  return readFileSync(copy)
}

/** A dump that any client can run: statements without the commands of psql. */
async function dumpPostgres(url: string) {
  const path = [findPostgres(), process.env.PATH].join(delimiter)
  const args = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100']
  const sql = await runTask('pg_dump', args, { ...clientEnv(url), PATH: path })
  return Buffer.from(sql.replace(/^\\(?:un)?restrict .*\n/gm, ''))
}
