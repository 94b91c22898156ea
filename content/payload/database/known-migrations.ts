import { readdirSync } from 'node:fs'
import { type Engine, migrationsDir } from './migrations-dir.ts'

/** The names of the committed migrations, read from their file names: the modules need packages. */
export function knownMigrations(engine: Engine): string[] {
  const files = readdirSync(migrationsDir(engine)).filter((file) => /^\d+_\d+.*\.ts$/.test(file))
  return files.map((file) => file.slice(0, -'.ts'.length)).sort()
}
