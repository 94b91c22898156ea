import { readUrl } from '@belvedere/kit/env.ts'

const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)\S+$|^\/$/i

/**
 * The address if a browser may be sent there. Drafts are saved without validation, so what the
 * studio checks is checked again here.
 */
export function safeAddress(value: unknown): string | undefined {
  const address = typeof value === 'string' ? value.trim() : ''
  return SAFE.test(address) ? address : undefined
}

/** A path of the site as an absolute address. Its origin comes from the settings alone. */
export function absolute(path: string): string {
  return `${readUrl('SITE_URL', 'http://localhost:3000')}${path}`
}
