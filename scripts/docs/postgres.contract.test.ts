import { readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCluster } from '@belvedere/content/testing/postgres/cluster.ts'
import { findPostgres } from '@belvedere/content/testing/postgres/find.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiryForm, NO_LIMITS, sendEnquiry } from '../../testing/enquiry.ts'
import { areInstalled } from '../../testing/installed.ts'
import { followPage, isForCopies, isForPostgres } from './follow.ts'
import { makeServer } from './server.ts'
import { playSystemd } from './services.ts'

const CLIENTS = ['psql', 'pg_dump', 'pg_restore', 'createdb', 'createuser']
const isComplete = findPostgres() !== undefined && areInstalled('curl', ...CLIENTS)
const skipped = isComplete ? '' : ': skipped, needs PostgreSQL and curl'

/** With a letter that has to be encoded in an address. */
const PASSWORD = 'kept@secret'
const ENCODED = encodeURIComponent(PASSWORD)

/** A server whose database is one of PostgreSQL, which asks `belvedere` for a password. */
async function serverWithPostgres() {
  const cluster = await startCluster()
  onTestFinished(cluster.stop)
  const socket = new URL(cluster.url('postgres')).searchParams.get('host') ?? ''
  const DATABASE_URL = `postgres://belvedere:${ENCODED}@localhost/belvedere?host=${socket}`
  const server = await makeServer({ ...NO_LIMITS, DATABASE_URL })
  onTestFinished(server.remove)
  const calls = join(server.data, '..', 'calls')
  for (const program of CLIENTS)
    server.addProgram(program, `echo "$0 $*" >> ${calls}\nPATH=\${PATH#*:} exec ${program} "$@"`)
  const administrator = `PGHOST=${socket} PGUSER=postgres PGDATABASE=postgres`
  server.addProgram('su', `[ "$1" != postgres ] || export ${administrator}\nexec sh -c "$3"`)
  await followPage(server, 'docs/deploy.md', { isRun: isForPostgres })
  const query = async (sql: string, database = 'belvedere') => {
    const psql = `PGDATABASE=${database} psql -qtA <<'END'`
    const { stdout, stderr, code } = await server.run(
      `export ${administrator}\n${psql}\n${sql}\nEND`,
    )
    expect(code, stderr).toBe(0)
    return stdout.trim()
  }
  await query(`ALTER ROLE belvedere PASSWORD '${PASSWORD}'`)
  const access = join(socket, 'data', 'pg_hba.conf')
  writeFileSync(access, `local all belvedere scram-sha-256\n${readFileSync(access, 'utf8')}`)
  await query('SELECT pg_reload_conf()')
  return { server, query, calls: () => readFileSync(calls, 'utf8') }
}

/** Accounts, versions and visitors' data: a fingerprint of all rows of each table. */
const KEPT = ['users', 'pages', '_pages_v', 'media', 'enquiries']
const fingerprints = KEPT.map(
  (table) =>
    `SELECT '${table}', count(*), md5(string_agg(t::text, '' ORDER BY t.id)) FROM ${table} t;`,
).join('\n')

const tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"

test.skipIf(skipped)(
  `a backup of PostgreSQL brings back what was lost, is rehearsed and upgraded, by the pages${skipped}`,
  { timeout: 400_000 },
  async () => {
    const { server, query, calls } = await serverWithPostgres()
    const services = playSystemd(server)
    onTestFinished(services.stop)
    await followPage(server, 'docs/deploy.md', {
      isRun: ({ code }) => /content\/setup\.ts|demo\/seed\.ts/.test(code),
    })
    await services.start()
    const form = enquiryForm(server.env.PUBLISH_KEY ?? '', 1)
    expect(await sendEnquiry(`http://127.0.0.1:${server.ports.site}`, form)).toMatchObject({
      is: 'sent',
    })
    await vi.waitFor(
      async () => expect(await query('SELECT count(*) FROM enquiries')).toBe('1'),
      30_000,
    )
    const before = await query(fingerprints)
    expect(before.split('\n').map((row) => row.split('|')[1])).not.toContain('0')

    const [media, backups] = [join(server.data, 'media'), join(server.data, '..', 'backups')]
    const files = readdirSync(media)
    const archives = () => readdirSync(backups).filter((name) => name.endsWith('.tar'))
    await followPage(server, 'docs/backup.md', {
      isRun: (block) => !isForCopies(block),
      after: async ({ code }) => {
        if (!code.startsWith('systemctl stop')) return
        await query('DROP TABLE _pages_v CASCADE; DELETE FROM enquiries; DELETE FROM users')
        rmSync(media, { recursive: true })
      },
    })
    expect(await query(fingerprints)).toBe(before)
    expect(readdirSync(media)).toEqual(files)
    const [first = '', ...others] = archives()
    expect(others).toEqual([])
    expect(statSync(join(backups, first)).mode & 0o777).toBe(0o600)
    expect(await query(tables, 'belvedere_rehearsal')).toBe('0')
    expect(readdirSync(backups).sort()).toEqual(['before-restore', first].sort())

    await query('DROP DATABASE belvedere_rehearsal', 'postgres')
    const rehearsal = await server.run(
      'npm run restore -- "$(ls -d /var/backups/belvedere/*.tar)" --rehearse',
    )
    expect(rehearsal.code).toBe(1)
    expect(rehearsal.stderr).toContain('belvedere may not make databases. Make an empty one')
    expect(readdirSync(backups).sort()).toEqual(['before-restore', first].sort())
    await query('CREATE DATABASE belvedere_rehearsal OWNER belvedere', 'postgres')

    // Going back is the same with either database; `commands.contract.test.ts` does it.
    await followPage(server, 'docs/upgrade.md', {
      isRun: (block) => !isForCopies(block) && !block.code.includes('/previous)'),
    })
    expect(readlinkSync(server.localize('/srv/belvedere/previous'))).toBe('releases/first')

    for (const program of CLIENTS) expect(calls()).toContain(`/${program} `)
    expect(calls()).not.toMatch(new RegExp(`${PASSWORD}|${ENCODED}`))
  },
)
