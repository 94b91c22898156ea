import type { Records } from '../archive/manifest.ts'
import { runClient } from './client-program.ts'

/** `COPY public._pages_v (id, …) FROM stdin;` begins the records of a table, `\.` ends them. */
const START = /^COPY ("(?:[^"]|"")+"|[^".]+)\.("(?:[^"]|"")+"|[^". ]+) \(.*\) FROM stdin;$/
const END = '\\.'

/** Reads a dump to its end and counts the records of each table in it. */
export async function countInDump(file: string): Promise<Records> {
  const records: Record<string, number> = {}
  let table: string | undefined
  await runClient({
    program: 'pg_restore',
    args: ['--data-only', '--file=-', file],
    onLine: (line) => {
      if (table === undefined) {
        const [, schema, name] = START.exec(line) ?? []
        if (schema === undefined || name === undefined) return
        table = `${unquoted(schema)}.${unquoted(name)}`
        records[table] = 0
      } else if (line === END) table = undefined
      else records[table] = (records[table] ?? 0) + 1
    },
  })
  return records
}

function unquoted(name: string) {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name
}
