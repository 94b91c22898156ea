import { createHash } from 'node:crypto'

/** What stands inside a document itself and may run and style there; all else is refused. */
export type Inline = { style: string; script: string }

type Options = {
  siteUrl: string
  /** Undefined lifts the policy, for development only. */
  inline: Inline | undefined
}

/** Headers of everything the site says: documents, words and data. */
export const BASE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Headers every document carries. Its own inline style and script are named by their hashes. */
export function securityHeaders({ siteUrl, inline }: Options): Record<string, string> {
  return {
    ...(inline && { 'content-security-policy': policy(inline) }),
    ...BASE_HEADERS,
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

function policy({ style, script }: Inline) {
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'self' ${hashSource(script)}`,
    'style-src': `'self' ${hashSource(style)}`,
    // Ratios, focal points and ground colours come from the content, as style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    // Films elsewhere, once a visitor asks for one.
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'connect-src': "'self'",
    'manifest-src': "'self'",
    // The contact form opens the visitor's mail programme.
    'form-action': "'self' mailto:",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  })
    .map((directive) => directive.join(' '))
    .join('; ')
}

function hashSource(content: string) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
