import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '@belvedere/kit/root.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSqlite } from '../payload/database/sqlite-file.ts'
import { readLastBackup } from '../service/last-backup.ts'
import { isOnPostgres, ownDatabase } from '../testing/database-url.ts'
import { readEverything, withQuery } from '../testing/everything.ts'
import { makeCategory } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'
import { databaseOf } from './database/open.ts'
import { scratchDatabase } from './database/scratch.ts'
import { withPostgres } from './database/with-postgres.ts'
import type { Place } from './place.ts'
import { restore } from './restore/restore.ts'

const PASSWORD = 'kept@secret'

let content: TestContent
let place: Place
let folder: string
/** Each test of a restore needs a place that nothing was restored into. */
let places = 0

beforeAll(async () => {
  content = await openContent()
  folder = mkdtempSync(join(tmpdir(), 'belvedere-backup-'))
  const address = process.env.DATABASE_URL
  place = { dataDir: content.folder, databaseUrl: address ? withPassword(address) : undefined }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await content[Symbol.asyncDispose]()
})

/** The server of the tests asks for none, and gets one anyway. */
function withPassword(address: string) {
  const url = new URL(address)
  url.password = PASSWORD
  return url.href
}

/** A place without content, with an empty database. */
async function emptyPlace(): Promise<Place> {
  const dataDir = join(folder, `place-${++places}`)
  const databaseUrl = ownDatabase() || undefined
  if (databaseUrl) {
    const name = new URL(databaseUrl).pathname.slice(1)
    await withPostgres(databaseUrl.replace(name, 'postgres'), (client) =>
      client.query(`CREATE DATABASE "${name}"`),
    )
  }
  return { dataDir, databaseUrl }
}

/** Runs `npm run backup -- to …` as a process of its own, beside this one that writes. */
function startBackup(to: string, args: string[] = [], path = process.env.PATH) {
  const script = join(projectRoot(), 'scripts/backup.ts')
  const child = spawn(process.execPath, [script, to, '--without-settings', ...args], {
    env: {
      ...process.env,
      PATH: path,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, ended: endOf(child) }
}

async function endOf(child: ChildProcess) {
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const [code] = await once(child, 'close')
  return { code, output: (await Promise.all(output)).join('') }
}

async function backUp(to: string, ...args: string[]) {
  const { code, output } = await startBackup(to, args).ended
  expect(code, output).toBe(0)
  return newestIn(to)
}

/** A backup that several tests read. */
let whole: Promise<string> | undefined
const wholeBackup = () => {
  whole ??= backUp(join(folder, 'whole'))
  return whole
}

const backupsIn = (to: string) => readdirSync(to).filter((name) => name.endsWith('.tar'))
const newestIn = (to: string) => join(to, backupsIn(to).sort().at(-1) ?? '')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

const titlesTable = () =>
  isOnPostgres() ? 'public.real_estate_categories_locales' : 'real_estate_categories_locales'

const titlesIn = (from: Place) =>
  withQuery(from, async (query) => {
    const rows = await query('SELECT title FROM real_estate_categories_locales ORDER BY _parent_id')
    return rows.map(({ title }) => String(title))
  })

test('a backup that is taken while editors write is of one moment, with all files of it', async () => {
  const { payload } = content
  const to = join(folder, 'under-writes')
  const titles: string[] = []
  const pictures: number[] = []
  const write = async (at: number) => {
    titles.push(`Category ${at}`)
    await makeCategory(payload, `Category ${at}`)
    pictures.push(await makePicture(payload, { alt: `Picture ${at}`, width: 64, height: 48 }))
    const oldest = pictures.length > 3 ? pictures.shift() : undefined
    if (oldest !== undefined) await payload.delete({ collection: 'media', id: oldest })
  }
  for (let at = 0; at < 5; at++) await write(at)
  const before = titles.length
  const { child, ended } = startBackup(to)
  let isRunning = true
  child.on('exit', () => {
    isRunning = false
  })
  for (let at = before; isRunning; at++) await write(at)
  const { code, output } = await ended
  expect(code, output).toBe(0)
  expect(output).toContain('Backed up and read back')
  expect(titles.length).toBeGreaterThan(before)

  const target = await emptyPlace()
  await restore({ archive: newestIn(to), place: target })
  const restored = await titlesIn(target)
  expect(restored.length).toBeGreaterThanOrEqual(before)
  expect(restored).toEqual(titles.slice(0, restored.length))
  const named = await withQuery(target, (query) => query('SELECT filename FROM media'))
  const { uploads } = await readEverything(target)
  expect(Object.keys(uploads).sort()).toEqual(named.map(({ filename }) => filename).sort())
})

test('a restored backup has every record of every table and every file, also those in the bin', async () => {
  const { payload } = content
  const binned = await makePicture(payload, { alt: 'Binned', width: 64, height: 48 })
  const file = await payload.findByID({
    collection: 'media',
    id: binned,
    select: { filename: true },
  })
  const media = join(place.dataDir, 'media')
  mkdirSync(join(media, 'bin'), { recursive: true })
  const bytes = readFileSync(join(media, file.filename ?? ''))
  writeFileSync(join(media, 'bin', file.filename ?? ''), bytes)
  rmSync(join(media, file.filename ?? ''))
  const data = { deletedAt: new Date().toISOString() }
  await payload.db.updateOne({ collection: 'media', id: binned, data })
  const waiting = join(place.dataDir, 'site-3010/enquiries/refused')
  mkdirSync(waiting, { recursive: true })
  writeFileSync(join(waiting, 'one.json'), '{}')
  writeFileSync(join(place.dataDir, 'erasures.jsonl'), '\n{"key":"of the hashes"}\n')

  const to = join(folder, 'quiet')
  const target = await emptyPlace()
  await restore({ archive: await backUp(to), place: target })
  const [original, copy] = [await readEverything(place), await readEverything(target)]
  expect(Object.keys(original.tables).length).toBeGreaterThan(40)
  expect(copy.tables).toEqual(original.tables)
  expect(copy.uploads).toEqual(original.uploads)
  expect(Object.keys(copy.uploads)).toContain(`bin/${file.filename}`)
  for (const path of ['site-3010/enquiries/refused/one.json', 'erasures.jsonl'])
    expect(readFileSync(join(target.dataDir, path), 'utf8')).toBe(
      readFileSync(join(place.dataDir, path), 'utf8'),
    )

  expect([modeOf(to), modeOf(newestIn(to)), modeOf(target.dataDir)]).toEqual(['700', '600', '700'])
  for (const name of readdirSync(target.dataDir).filter((one) => /\.(sqlite|jsonl)$/.test(one)))
    expect(modeOf(join(target.dataDir, name))).toBe('600')
  expect(readLastBackup(place.dataDir)).toMatchObject({ file: newestIn(to), missing: 0 })
  expect(readdirSync(to)).toEqual(backupsIn(to))
  expect(readdirSync(target.dataDir).filter((name) => name.startsWith('unfinished'))).toEqual([])
})

test('a database is replaced by a copy of itself from before, and kept', async () => {
  const target = await emptyPlace()
  await restore({ archive: await wholeBackup(), place: target })
  const before = await readEverything(target)
  const database = databaseOf(target)
  const [copy, aside] = [join(folder, 'copy-before'), join(folder, 'kept-after')]
  await database.copy(copy)
  const statement = 'DELETE FROM real_estate_categories_locales'
  if (target.databaseUrl)
    await withPostgres(target.databaseUrl, (client) => client.query(statement))
  else
    await withSqlite(join(target.dataDir, 'content.sqlite'), 'write', (open) =>
      open.exec(statement),
    )
  expect(await titlesIn(target)).toEqual([])
  await database.replace(copy, aside)
  expect(await readEverything(target)).toEqual(before)
  expect((await database.count(aside))[titlesTable()]).toBe(0)
})

test('a restore never overwrites anything', async () => {
  const archive = await wholeBackup()
  const before = await readEverything(place)
  await expect(restore({ archive, place })).rejects.toThrow(
    /There is content already: .* A restore overwrites nothing\. Stop the site/,
  )
  expect(await readEverything(place)).toEqual(before)
  const target = await emptyPlace()
  mkdirSync(join(target.dataDir, 'media'), { recursive: true })
  writeFileSync(join(target.dataDir, 'media', 'other.jpg'), 'of another property')
  await expect(restore({ archive, place: target })).rejects.toThrow('There is content already')
  expect(readdirSync(join(target.dataDir, 'media'))).toEqual(['other.jpg'])
})

test('an altered or shortened backup is refused, and leaves the place empty', async () => {
  const archive = await wholeBackup()
  const whole = readFileSync(archive)
  const target = await emptyPlace()
  const broken = join(folder, 'broken.tar')
  const of = (name: string) => whole.indexOf(`${name}\0`)
  const database = isOnPostgres() ? 'content.dump' : 'content.sqlite'
  const places = {
    'the name of a file': 3,
    'a file': 600,
    'the database': of(database) + 5000,
    'the manifest': of('manifest.json') + 600,
    'its hash': of('end.json') + 540,
  }
  for (const [where, at] of Object.entries(places)) {
    const altered = Buffer.from(whole)
    altered[at] = (altered[at] ?? 0) ^ 1
    writeFileSync(broken, altered)
    await expect(restore({ archive: broken, place: target }), where).rejects.toThrow(
      /^The backup .*broken\.tar is damaged: .+\. Use another one\.$/,
    )
  }
  for (const length of [0, 511, 5000, whole.length - 1024, whole.length - 1]) {
    writeFileSync(broken, whole.subarray(0, length))
    await expect(restore({ archive: broken, place: target }), String(length)).rejects.toThrow(
      /is damaged/,
    )
  }
  expect(readdirSync(target.dataDir)).toEqual([])
  await restore({ archive, place: target })
})

test('a file that is missing is said, and keeps the older backups', async () => {
  const to = join(folder, 'missing')
  await backUp(to)
  const media = join(place.dataDir, 'media')
  const [name = ''] = readdirSync(media).filter((one) => one.endsWith('.jpg'))
  const bytes = readFileSync(join(media, name))
  rmSync(join(media, name))
  const { code, output } = await startBackup(to, ['--keep', '1']).ended
  writeFileSync(join(media, name), bytes)
  expect(code, output).toBe(2)
  expect(output).toContain(`missing (1): media/${name}.`)
  expect(backupsIn(to)).toHaveLength(2)
  await backUp(to, '--keep', '1')
  expect(backupsIn(to)).toHaveLength(1)
})

test.runIf(isOnPostgres())('the password of the database is in no argument', async () => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const seen = join(folder, 'arguments')
  for (const program of ['pg_dump', 'pg_restore']) {
    const code = `cat /proc/[0-9]*/cmdline >> ${seen} 2>/dev/null\nPATH=\${PATH#*:} exec ${program} "$@"`
    writeFileSync(join(bin, program), `#!/bin/sh\n${code}\n`)
    chmodSync(join(bin, program), 0o755)
  }
  const path = [bin, process.env.PATH].join(delimiter)
  const { code, output } = await startBackup(join(folder, 'arguments-of'), [], path).ended
  expect(code, output).toBe(0)
  const found = readFileSync(seen, 'utf8')
  expect(found).toContain('--format=custom')
  expect(found).toContain('backup.ts')
  expect(found).not.toMatch(new RegExp(`${PASSWORD}|${encodeURIComponent(PASSWORD)}`))
})

test.runIf(isOnPostgres())(
  'a rehearsal has an empty database, of which nothing is left',
  async () => {
    const own = place.databaseUrl ?? ''
    const tables = (url: string) =>
      withPostgres(url, async (client) => (await client.query('SELECT * FROM pg_tables')).rows)
    const scratch = await scratchDatabase(own)
    expect(scratch.url).toContain('_rehearsal?')
    await withPostgres(scratch.url, (client) => client.query('CREATE TABLE left_behind (id int)'))
    // One that was killed is followed by another one.
    const next = await scratchDatabase(own)
    expect(JSON.stringify(await tables(next.url))).not.toContain('left_behind')
    await next.remove()
    await expect(tables(next.url)).rejects.toThrow('does not exist')
  },
)

test('a program that is missing or a place without content is said, and leaves nothing', async () => {
  const to = join(folder, 'nothing')
  const lost = place
  place = isOnPostgres()
    ? { ...lost, databaseUrl: lost.databaseUrl?.replace(/test_\w+/, 'no_such_database') }
    : { ...lost, dataDir: join(folder, 'nowhere') }
  const { code, output } = await startBackup(to).ended
  place = lost
  expect(code).toBe(1)
  expect(output).toMatch(/✗ .*(no_such_database|nothing to back up)/)
  expect(existsSync(to) ? readdirSync(to) : []).toEqual([])
})
