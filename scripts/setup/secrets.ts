import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Adds missing variables to `<dir>/.env.local`: random secrets and the URLs of the content service.
 * Existing values are never changed, and a link to a file elsewhere stays one.
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
  const target = targetOf(file)
  rmSync(`${target}.new`, { force: true })
  writeFileSync(`${target}.new`, `${parts.join('\n\n')}\n`, { mode: 0o600 })
  renameSync(`${target}.new`, target)
  return missing.map(([name]) => name)
}

/** The file that is written: where a link leads, as a rename would put a file in the place of the link. */
function targetOf(file: string) {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
  if (!isLink) return file
  if (existsSync(file)) return realpathSync(file)
  throw new Error(
    `${file} is a link to ${readlinkSync(file)}, which is not there: make that file, or remove the link.`,
  )
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
