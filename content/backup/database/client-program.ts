import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { clientEnv } from '../../payload/database/client-env.ts'

type Call = {
  program: 'pg_dump' | 'pg_restore'
  args: string[]
  /** The address of the database, which the program reads from its environment. */
  url?: string
  onLine?: (line: string) => void
}

/**
 * Runs a program of PostgreSQL. The address goes by the environment, which only this user can read:
 * arguments can be read by all users of the machine.
 */
export async function runClient({ program, args, url, onLine }: Call): Promise<void> {
  const env = { ...process.env, ...(url && clientEnv(url)) }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close').catch((error: unknown) => {
    throw isMissing(error) ? new Error(missing(program)) : error
  })
  const complaint = text(child.stderr)
  const lines = createInterface({ input: child.stdout })
  if (onLine) lines.on('line', onLine)
  else child.stdout.resume()
  const [code] = await ended
  if (code !== 0)
    throw new Error(`${program} failed: ${(await complaint).trim() || `code ${code}`}`)
}

const missing = (program: string) =>
  `${program} is not installed. Install the client programs of PostgreSQL, of the version of your server or a newer one (Debian: apt-get install postgresql-client).`

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
