import { randomBytes } from 'node:crypto'
import { startCluster } from '@belvedere/content/testing/postgres/cluster.ts'
import { Client } from 'pg'

/** The databases of the two services; an empty URL means SQLite. */
type Databases = { name: string; urls: [string, string]; dispose: () => Promise<void> }

/** Creates databases for this run, on the given server or on a temporary one. */
export async function scratchDatabases(serverUrl: string, isOwn: boolean): Promise<Databases> {
  if (isOwn) return inCluster()
  if (!serverUrl) return { name: 'SQLite', urls: ['', ''], dispose: async () => {} }
  const names = ['small', 'large'].map((size) => `belvedere_bench_${random()}_${size}`)
  const [small = '', large = ''] = names.map((name) => withName(serverUrl, name))
  const dispose = async () => {
    const client = new Client({ connectionString: serverUrl })
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
