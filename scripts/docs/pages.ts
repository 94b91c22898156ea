import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'

/** The README and all pages of `docs/`, as paths from the root. */
export const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root }).sort()]

/** The pages whose commands `commands.contract.test.ts` runs, in this order. */
export const RUN_PAGES = [
  'docs/deploy.md',
  'docs/configuration.md',
  'docs/monitoring.md',
  'docs/troubleshooting.md',
  'docs/backup.md',
  'docs/upgrade.md',
  'docs/performance.md',
]

/** The text of a page, by its path from the root. */
export function readPage(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

/** A row of docs/configuration.md. */
type Row = { name: string; fallback: string; readBy: string; text: string }

const ROW = /^\| `([A-Z0-9_]+)` \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm

/** The settings of docs/configuration.md. */
export function settingsTable(): Row[] {
  const rows = [...readPage('docs/configuration.md').matchAll(ROW)]
  return rows.map(([, name = '', fallback = '', readBy = '', text = '']) => ({
    name,
    fallback: fallback.replaceAll('`', ''),
    readBy,
    text,
  }))
}
