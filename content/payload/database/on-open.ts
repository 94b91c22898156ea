/** A database that has just been opened and migrated. */
export type OpenDatabase = {
  engine: 'sqlite' | 'postgres'
  globals: readonly { slug: string }[]
  /** Runs a statement, on PostgreSQL also several in one transaction. */
  run: (statement: string) => Promise<{ rows: unknown[] }>
}

/** What others do with the database before the service uses it, such as making tables of their own. */
export type OnOpen = (database: OpenDatabase) => Promise<void>
