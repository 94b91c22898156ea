/** A database that has just been opened and migrated. */
export type OpenDatabase = {
  engine: 'sqlite' | 'postgres'
  globals: readonly { slug: string }[]
  /** Runs a statement, on PostgreSQL also several in one transaction. */
  run: (statement: string) => Promise<{ rows: unknown[] }>
}

/** Work on the database before the service uses it, such as creating further tables. */
export type OnOpen = (database: OpenDatabase) => Promise<void>
