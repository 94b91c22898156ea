import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const secrets = {
  PAYLOAD_SECRET: 'Signs the sessions of the studio.',
  CONTENT_TOKEN: 'The site reads published content with it.',
  CONTENT_PREVIEW_TOKEN: 'Reads drafts and the schema; keep it to the people who may see drafts.',
  PUBLISH_KEY: 'Signs what the content service tells the site when something is published.',
}

/**
 * Adds the secrets that `<dir>/.env.local` lacks, each random, and where the content service
 * answers; what stands there is never changed.
 * @returns the names that were added
 */
export function writeSecrets(dir: string, contentPort: number): string[] {
  const file = join(dir, '.env.local')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const present = parseEnv(text)
  const missing = entries(contentPort).filter(({ name }) => !present[name])
  if (missing.length === 0) return []
  const added = missing.map(({ name, value, about }) => `# ${about}\n${name}=${value}`)
  const parts = [
    text.trimEnd() || '# Written by the first "npm start". Never commit this file.',
    ...added,
  ]
  rmSync(`${file}.new`, { force: true })
  writeFileSync(`${file}.new`, `${parts.join('\n\n')}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return missing.map(({ name }) => name)
}

function entries(contentPort: number) {
  const service = `http://localhost:${contentPort}`
  return [
    ...Object.entries(secrets).map(([name, about]) => ({ name, about, value: random() })),
    { name: 'CONTENT_URL', about: 'Published content.', value: `${service}/graphql` },
    { name: 'CONTENT_PREVIEW_URL', about: 'Drafts.', value: `${service}/graphql/preview` },
  ]
}

function random(): string {
  return randomBytes(32).toString('base64url')
}
