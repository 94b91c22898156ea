import { createHash } from 'node:crypto'

type Options = {
  siteUrl: string
  /** The styles inside the document; undefined lifts the policy, for development only. */
  inlineStyles: readonly string[] | undefined
}

/** Headers every document carries. Its own inline styles are named by their hashes. */
export function securityHeaders({ siteUrl, inlineStyles }: Options): Record<string, string> {
  return {
    ...(inlineStyles && { 'content-security-policy': policy(inlineStyles) }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

function policy(inlineStyles: readonly string[]) {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...inlineStyles.map(hashSource)].join(' '),
    // Ratios, focal points and ground colours come from the content, as style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  })
    .map((directive) => directive.join(' '))
    .join('; ')
}

function hashSource(content: string) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
