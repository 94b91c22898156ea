type Row = { readonly [column: string]: unknown }

/**
 * Refuses a database that another version of this program has migrated, newer or from before the first
 * release: its tables are not the ones that the model expects. `read` gives the rows of
 * `payload_migrations`, and fails where there is no such table yet.
 */
export async function refuseUnknownMigrations(
  known: readonly { name: string }[],
  read: () => Promise<{ rows: readonly Row[] }>,
): Promise<void> {
  const { rows } = await read().catch(() => ({ rows: [] as Row[] }))
  const names = new Set<unknown>(known.map(({ name }) => name))
  const unknown = rows.find(({ name }) => name !== 'dev' && !names.has(name))
  if (!unknown) return
  throw new Error(
    `The database was made by another version of Belvedere: its migration "${unknown.name}" is not known here. Start that version, or move the data away (for the default: mv .data .data.old) and start again with an empty database.`,
  )
}
