import { readPage } from './pages.ts'

/** A row of docs/configuration.md. */
export type Row = { name: string; fallback: string; readBy: string; text: string }

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

const ROW = /^\| `([A-Z_]+)` \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm
