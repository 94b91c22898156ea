import { clientEnv } from '../../payload/database/client-env.ts'
import { isMissingDatabase } from '../../payload/database/postgres-client.ts'
import { emptyDatabase } from './empty-postgres.ts'
import { withPostgres } from './with-postgres.ts'

/** A database for a rehearsal; `remove` leaves nothing in it, or deletes it. */
export type Scratch = { url: string; remove: () => Promise<void> }

const ENDING = '_rehearsal'

/**
 * An empty database beside the one of an address, on the same server: `belvedere_rehearsal`. It is
 * made and deleted again where the role may make databases. Where it may not, an administrator makes
 * it once, and it is emptied before and afterwards.
 */
export async function scratchDatabase(ownUrl: string): Promise<Scratch> {
  const { PGDATABASE: own = '', PGUSER: role = 'belvedere' } = clientEnv(ownUrl)
  const name = own + ENDING
  const url = withDatabase(ownUrl, name)
  const run = (statement: string) =>
    withPostgres(ownUrl, async (client) => (await client.query(statement)).rows)
  const [row] = await run(MAY_MAKE_DATABASES)
  if (row?.may === true) {
    const quoted = `"${name.replaceAll('"', '""')}"`
    const remove = async () => void (await run(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`))
    await remove()
    await run(`CREATE DATABASE ${quoted} TEMPLATE template0 ENCODING 'UTF8'`)
    return { url, remove }
  }
  if (!(await exists(url)))
    throw new Error(
      `${role} may not make databases. Make an empty one for rehearsals, as root: su postgres -c "createdb --owner=${role} --encoding=UTF8 --locale=C.UTF-8 --template=template0 ${name}".`,
    )
  await emptyDatabase(url)
  return { url, remove: () => emptyDatabase(url) }
}

const MAY_MAKE_DATABASES =
  'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user'

/** The same address with another database. */
function withDatabase(address: string, name: string) {
  const url = new URL(address)
  url.searchParams.delete('dbname')
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

async function exists(url: string) {
  try {
    await withPostgres(url, async () => {})
    return true
  } catch (error) {
    if (isMissingDatabase(error)) return false
    throw error
  }
}
