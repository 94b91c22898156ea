import type { Records } from './archive/manifest.ts'

/** Throws if a database has not as many records of each table as were counted for the backup. */
export function requireRecords(counted: Records, found: Records, where: string): void {
  const tables = [...new Set([...Object.keys(counted), ...Object.keys(found)])]
  const wrong = tables.filter((table) => counted[table] !== found[table])
  const [first] = wrong
  if (first === undefined) return
  const more = wrong.length > 1 ? `, and ${wrong.length - 1} more tables differ` : ''
  throw new Error(
    `${where} is not what was backed up: ${first} has ${found[first] ?? 'no'} records instead of ${counted[first] ?? 'none'}${more}.`,
  )
}
