import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Adds missing variables to `<dir>/.env.local`: random secrets and the URLs of the content service.
 * Existing values are never changed.
 * @returns the names of the added variables
 */
export function writeSecrets(dir: string, contentPort: number): string[] {
  const file = join(dir, '.env.local')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const present = parseEnv(text)
  const missing = entries(contentPort).filter(([name]) => !present[name])
  if (missing.length === 0) return []
  const added = missing.map(([name, value, about]) => `# ${about}\n${name}=${value}`)
  const parts = [
    text.trimEnd() || '# Written by the first "npm start". Never commit this file.',
    ...added,
  ]
  rmSync(`${file}.new`, { force: true })
  writeFileSync(`${file}.new`, `${parts.join('\n\n')}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return missing.map(([name]) => name)
}

type Entry = [name: string, value: string, about: string]

function entries(contentPort: number): Entry[] {
  const graphql = `http://localhost:${contentPort}/graphql`
  return [
    ['PAYLOAD_SECRET', random(), 'Signs studio sessions.'],
    ['CONTENT_TOKEN', random(), 'Lets the site read published content.'],
    [
      'CONTENT_PREVIEW_TOKEN',
      random(),
      'Reads drafts and the schema; share it only with people who may see drafts.',
    ],
    ['PUBLISH_KEY', random(), 'Signs the publish messages from the content service to the site.'],
    ['CONTENT_URL', graphql, 'URL of the published content.'],
    ['CONTENT_PREVIEW_URL', `${graphql}/preview`, 'URL of the drafts.'],
  ]
}

function random(): string {
  return randomBytes(32).toString('base64url')
}
