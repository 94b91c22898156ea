import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { writeSecrets } from '../setup/secrets.ts'

/** Uses the settings of a backup in this process; variables that are set take precedence. */
export function adoptSettings(text: string): void {
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}

/**
 * Writes the settings of a restored backup where there are none, or new secrets if the backup has
 * none either, and returns a line about it.
 */
export function writeSettings(dir: string, text: string | undefined, contentPort: number): string {
  if (text !== undefined) {
    writeFileSync(join(dir, '.env.local'), text, { mode: 0o600, flag: 'wx' })
    return '  ✓  Settings of the backup written to .env.local: look whether its addresses are still right'
  }
  writeSecrets(dir, contentPort)
  return '  !  The backup has no settings: new secrets written to .env.local (docs/backup.md, “What PAYLOAD_SECRET protects”)'
}
