import { appendFileSync } from 'node:fs'
import { startCluster } from '@belvedere/content/test/postgres/cluster.ts'
import { findPostgres } from '@belvedere/content/test/postgres/find.ts'
import { expect, onTestFinished, test } from 'vitest'
import { codeBlocks } from './code-blocks.ts'
import { readPage } from './pages.ts'
import { areInstalled } from './programs.ts'
import { makeServer } from './server.ts'

const isComplete = findPostgres() !== undefined && areInstalled('pg_dump', 'pg_restore', 'createdb')
const skipped = isComplete ? '' : ': skipped, needs PostgreSQL'

const commandWith = (text: string) => {
  const found = codeBlocks(readPage('docs/backup.md')).find(({ code }) => code.includes(text))
  if (!found) throw new Error(`docs/backup.md has no command with ${text}.`)
  return found.code
}

test.skipIf(skipped)(
  `a dump of PostgreSQL is restored into an empty database, by docs/backup.md${skipped}`,
  { timeout: 300_000 },
  async () => {
    const cluster = await startCluster()
    onTestFinished(cluster.stop)
    const server = await makeServer()
    onTestFinished(server.remove)
    const [first, second] = [cluster.url('first'), cluster.url('second')]
    const run = async (code: string, DATABASE_URL: string) => {
      const { code: exit, stdout, stderr } = await server.run(code, { DATABASE_URL })
      expect(exit, stdout + stderr).toBe(0)
      return stdout
    }
    const setUp = 'node_modules/.bin/node content/setup.ts'
    expect(await run(setUp, first)).toContain('First editor created')
    appendFileSync(server.localize('/srv/belvedere/current/.env.local'), `DATABASE_URL=${first}\n`)
    await run(commandWith('pg_dump'), first)

    await run(`psql -q -c 'CREATE DATABASE second' "$DATABASE_URL"`, first)
    await run(`url=$DATABASE_URL\n${commandWith('pg_restore')}`, second)
    expect(await run(setUp, second)).toContain('An editor exists already')
    const tokens = await run(
      `psql -tA -c 'SELECT count(*) FROM delivery_tokens' "$DATABASE_URL"`,
      second,
    )
    expect(tokens.trim()).toBe('2')
  },
)
