type Row = { readonly [column: string]: unknown }

/**
 * Throws if the database has a migration that this version does not know: its tables are not the
 * ones that the model expects. `read` returns the rows of `payload_migrations`; a new database does
 * not have that table yet.
 */
export async function refuseUnknownMigrations(
  known: readonly { name: string }[],
  read: () => Promise<{ rows: readonly Row[] }>,
): Promise<void> {
  const { rows } = await read().catch((error: unknown) => {
    if (isMissingTable(error)) return { rows: [] as Row[] }
    throw error
  })
  const names = new Set<unknown>(known.map(({ name }) => name))
  const unknown = rows.find(({ name }) => name !== 'dev' && !names.has(name))
  if (!unknown) return
  throw new Error(
    `The database was made by another version of Belvedere: its migration "${unknown.name}" is not known here. Start that version, or move the data away (for the default: mv .data .data.old) and start again with an empty database.`,
  )
}

/** SQLite names the missing table in its message; PostgreSQL has the code 42P01, "undefined table". */
function isMissingTable(error: unknown) {
  if (!(error instanceof Error)) return false
  return /no such table/.test(error.message) || ('code' in error && error.code === '42P01')
}
