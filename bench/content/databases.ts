import { randomBytes } from 'node:crypto'
import { startCluster } from '@belvedere/content/test/postgres/cluster.ts'
import { Client } from 'pg'

/** Where the two services of a bench keep their records; empty is SQLite. */
export type Databases = { name: string; urls: [string, string]; dispose: () => Promise<void> }

/** Databases made for this run alone, on the server that is named or on one of their own. */
export async function scratchDatabases(named: string, isOwn: boolean): Promise<Databases> {
  if (isOwn) return inCluster()
  if (!named) return { name: 'SQLite', urls: ['', ''], dispose: async () => {} }
  const names = ['small', 'large'].map((size) => `belvedere_bench_${random()}_${size}`)
  const [small = '', large = ''] = names.map((name) => withName(named, name))
  const dispose = async () => {
    const client = new Client({ connectionString: named })
    await client.connect()
    for (const name of names) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await client.end()
  }
  return { name: 'PostgreSQL', urls: [small, large], dispose }
}

async function inCluster(): Promise<Databases> {
  const { url, stop } = await startCluster()
  return { name: 'PostgreSQL (throwaway)', urls: [url('small'), url('large')], dispose: stop }
}

function withName(address: string, name: string) {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

function random() {
  return randomBytes(4).toString('hex')
}
