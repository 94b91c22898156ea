import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { unpackStored } from './stored.ts'

type Client = {
  connect: () => Promise<unknown>
  query: (text: string) => Promise<unknown>
  end: () => Promise<unknown>
}
type Driver = { Client: new (settings: { connectionString: string }) => Client }

/** Puts the database of a release where the content service will open it. */
export async function putStored(version: string, folder: string, url: string): Promise<void> {
  if (!url)
    return writeFile(join(folder, 'content.sqlite'), unpackStored(version, 'sqlite'), {
      mode: 0o600,
    })
  const target = new URL(url)
  const name = target.pathname.slice(1)
  target.pathname = '/postgres'
  await run(target.href, `CREATE DATABASE "${name}"`)
  await run(url, unpackStored(version, 'postgres').toString())
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
