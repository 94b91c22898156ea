import type { BlockList } from 'node:net'
import { resolve } from 'node:path'
import {
  dataDir,
  EnvError,
  loadEnv,
  readEnv,
  readNumber,
  readPort,
  readUrl,
  readUrls,
} from '@belvedere/kit/env.ts'
import { networkList } from '@belvedere/kit/forwarded.ts'
import { readNetworks } from '@belvedere/kit/read-networks.ts'
import { readSecret } from '@belvedere/kit/read-secret.ts'
import { projectRoot } from '@belvedere/kit/root.ts'

loadEnv()

/** The host and port of this service, and the public URL of the studio. */
export function address() {
  const port = readPort('CONTENT_PORT', 3001)
  const host = readEnv('CONTENT_HOST', { default: '127.0.0.1', hint: '' })
  return { port, host, studio: readUrl('STUDIO_URL', `http://localhost:${port}`) }
}

/** The address of the public site, without a slash at the end. */
export function siteUrl(): string {
  return readUrl('SITE_URL', 'http://localhost:3000')
}

/** The origin of the public site, whose pages the studio shows in previews. */
export function siteOrigin(): string {
  return new URL(siteUrl()).origin
}

/** The URLs that receive publish messages: one for each replica of the site. */
export function publishUrls(): string[] {
  return readUrls('PUBLISH_URL', `${siteUrl()}/publish`)
}

/** Requests about publishing are sent below the address of publish messages. */
export function belowPublishUrl(url: string, path: string): string {
  return `${url.replace(/\/$/, '')}/${path}`
}

/** The key that signs publish messages; the site has the same one. */
export function publishKey(): string {
  return readSecret('PUBLISH_KEY')
}

/** The two delivery tokens that set-up registers. */
export function deliveryTokens() {
  return {
    published: readSecret('CONTENT_TOKEN'),
    preview: readSecret('CONTENT_PREVIEW_TOKEN'),
  }
}

/** The delivery token of the site; a service that runs apart from the site may not have it. */
export function siteToken(): string | undefined {
  return process.env.CONTENT_TOKEN?.trim() || undefined
}

/**
 * The files with the queries that the site's own token may send, written by the site build;
 * undefined when it may send any query.
 */
export function siteDocuments(): string[] | undefined {
  const fallback = process.env.NODE_ENV === 'production' ? 'listed' : 'any'
  const mode = readEnv('PUBLISHED_QUERIES', { default: fallback, hint: '' })
  if (mode === 'any') return undefined
  if (mode !== 'listed') {
    throw new EnvError(`PUBLISHED_QUERIES is "${mode}". Set it to "listed" or to "any".`)
  }
  const files = readEnv('SITE_DOCUMENTS', { default: 'site/dist/documents.json', hint: '' })
  const paths = files.split(',').map((file) => file.trim())
  return paths.filter(Boolean).map((file) => resolve(projectRoot(), file))
}

/** For how many days an entry of the audit log is kept. */
export function auditLogDays(): number {
  const hint = 'Set it to the number of days for which the audit log is kept, such as 400.'
  const days = readNumber('AUDIT_LOG_DAYS', { default: 400, hint })
  if (days >= 1 && days <= 36_500) return days
  throw new EnvError(`AUDIT_LOG_DAYS is ${days}. ${hint}`)
}

/** Whether pictures are encoded before they are requested; by default only in production. */
export function isAheadOn(): boolean {
  const fallback = process.env.NODE_ENV === 'production' ? 'on' : 'off'
  const value = readEnv('PICTURES_AHEAD', { default: fallback, hint: '' })
  if (value === 'on' || value === 'off') return value === 'on'
  throw new EnvError(`PICTURES_AHEAD is "${value}". Set it to "on" or to "off".`)
}

/** Networks of the owner that webhooks may be sent to. */
export function webhookNetworks(): BlockList {
  return readNetworks('WEBHOOK_NETWORKS', networkList)
}

/** Encrypts the sessions of the studio. */
export function payloadSecret(): string {
  return readSecret('PAYLOAD_SECRET')
}

/** The account of the first editor; set-up generates a password when none is set. */
export function firstEditor() {
  const email = readEnv('STUDIO_EMAIL', { default: 'editor@example.com', hint: '' })
  return { email, password: readEnv('STUDIO_PASSWORD', { default: '', hint: '' }) || undefined }
}

export { dataDir }
