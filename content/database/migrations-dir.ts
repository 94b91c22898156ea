import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

/** Where the committed migrations lie. */
export function migrationsDir(): string {
  return join(projectRoot(), 'content', 'migrations')
}
