import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { unpackStored } from './stored.ts'

type Client = {
  connect: () => Promise<unknown>
  query: (text: string) => Promise<unknown>
  end: () => Promise<unknown>
}
type Driver = { Client: new (settings: { connectionString: string }) => Client }

/**
 * Puts the database of a release at the location where the content service will open it, changed by
 * statements.
 */
export async function putStored(
  version: string,
  folder: string,
  url: string,
  statements: string[] = [],
): Promise<void> {
  if (!url) {
    const file = join(folder, 'content.sqlite')
    await writeFile(file, unpackStored(version, 'sqlite'), { mode: 0o600 })
    const client = createClient({ url: `file:${file}` })
    for (const statement of statements) await client.execute(statement)
    client.close()
    return
  }
  const target = new URL(url)
  const name = target.pathname.slice(1)
  target.pathname = '/postgres'
  await run(target.href, `CREATE DATABASE "${name}"`)
  await run(url, unpackStored(version, 'postgres').toString())
  for (const statement of statements) await run(url, statement)
}

async function run(connectionString: string, text: string) {
  // A package of Payload's adapter.
  const { Client }: Driver = createRequire(import.meta.url)('pg')
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
