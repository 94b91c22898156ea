import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findPostgres, unprivilegedUser } from './find.ts'

/** A PostgreSQL server: `url` returns the URL of a database, which need not exist yet. */
type Cluster = { url: (database: string) => string; stop: () => Promise<void> }

/**
 * The shell stops the server and deletes its folder at the end of its input, which also happens
 * when this process is killed.
 */
const SCRIPT = `
initdb -D "$DIR/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$DIR/log" 2>&1 ||
  initdb -D "$DIR/data" -U postgres -A trust -E UTF8 --no-locale --no-sync >"$DIR/log" 2>&1 ||
  { cat "$DIR/log"; rm -rf "$DIR"; exit 1; }
postgres -D "$DIR/data" -k "$DIR" -c listen_addresses= -c max_connections=200 -c fsync=off \\
  -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=64MB \\
  </dev/null >>"$DIR/log" 2>&1 &
server=$!
until grep -q 'ready to accept connections' "$DIR/log"; do
  kill -0 $server 2>/dev/null || { cat "$DIR/log"; rm -rf "$DIR"; exit 1; }
  sleep 0.05
done
echo ready
trap '' INT TERM HUP
cat >/dev/null
kill -INT $server
wait $server
rm -rf "$DIR"
`

/** Starts a temporary cluster that listens on a Unix socket in its own folder only. */
export async function startCluster(): Promise<Cluster> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed: initdb not found.')
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-postgres-'))
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  const child = spawn('sh', ['-c', SCRIPT], {
    cwd: folder,
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, DIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    ...user,
  })
  const ended = once(child, 'close')
  await untilReady(child.stdout)
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  const url = (name: string) => `postgres://postgres@localhost/${name}?host=${folder}`
  return { url, stop }
}

async function untilReady(output: NodeJS.ReadableStream) {
  const lines: string[] = []
  for await (const line of createInterface({ input: output })) {
    if (line === 'ready') return
    lines.push(line)
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}
