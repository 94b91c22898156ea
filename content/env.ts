import { resolve } from 'node:path'
import { dataDir, EnvError, loadEnv, readEnv, readPort, readUrl } from '@belvedere/kit/env.ts'
import { projectRoot } from '@belvedere/kit/root.ts'

loadEnv()

const MADE_BY_START = 'Run "npm start" once: it writes one to .env.local.'

/** Where this service listens and how its editors reach it. */
export function address() {
  const port = readPort('CONTENT_PORT', 3001)
  const host = readEnv('CONTENT_HOST', { default: '127.0.0.1', hint: '' })
  return { port, host, studio: readUrl('STUDIO_URL', `http://localhost:${port}`) }
}

/** Where the site takes news of published records. */
export function publishUrl(): string {
  const site = readUrl('SITE_URL', 'http://localhost:3000')
  return readUrl('PUBLISH_URL', `${site}/builds/publish`)
}

/** Signs the news of published records; the site holds the same key. */
export function publishKey(): string {
  return readEnv('PUBLISH_KEY', { hint: MADE_BY_START })
}

/** The two delivery tokens that set-up registers. */
export function deliveryTokens() {
  return {
    published: readEnv('CONTENT_TOKEN', { hint: MADE_BY_START }),
    preview: readEnv('CONTENT_PREVIEW_TOKEN', { hint: MADE_BY_START }),
  }
}

/**
 * The files that list what a published token may ask, as the build of the site writes them; nothing
 * where it may ask everything.
 */
export function siteDocuments(): string[] | undefined {
  const usual = process.env.NODE_ENV === 'production' ? 'listed' : 'any'
  const asked = readEnv('PUBLISHED_QUERIES', { default: usual, hint: '' })
  if (asked === 'any') return undefined
  if (asked !== 'listed') {
    throw new EnvError(`PUBLISHED_QUERIES is "${asked}". Set it to "listed" or to "any".`)
  }
  const files = readEnv('SITE_DOCUMENTS', { default: 'site/dist/documents.json', hint: '' })
  const named = files.split(',').map((file) => file.trim())
  return named.filter(Boolean).map((file) => resolve(projectRoot(), file))
}

/** Encrypts the sessions of the studio. */
export function payloadSecret(): string {
  return readEnv('PAYLOAD_SECRET', { hint: MADE_BY_START })
}

/** The first editor; without a password set-up makes one up. */
export function firstEditor() {
  const email = readEnv('STUDIO_EMAIL', { default: 'editor@puntaalba.example', hint: '' })
  return { email, password: readEnv('STUDIO_PASSWORD', { default: '', hint: '' }) || undefined }
}

export { dataDir }
