import { join } from 'node:path'
import { projectRoot } from '../../../kit/root.ts'

export type Engine = 'sqlite' | 'postgres'

/** The directory of an engine’s committed migrations. */
export function migrationsDir(engine: Engine): string {
  const migrations = join(projectRoot(), 'content/payload/migrations')
  return engine === 'sqlite' ? migrations : join(migrations, 'postgres')
}
