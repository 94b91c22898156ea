import { createHash } from 'node:crypto'
import type { TagHosts } from '../../shell/tags.ts'

/** The inline styles and script of a document, which the policy allows by their hashes. */
type Inline = { styles: readonly string[]; script: string }

type Options = {
  /** Undefined omits the policy; for development only. */
  inline: Inline | undefined
  /** The only origin whose pages may show this one in a frame; without it none may. */
  framedBy?: string | undefined
  /**
   * The hosts of the tags that the owner has chosen; without tags the policy allows no other host.
   */
  hosts?: TagHosts | undefined
}

const COMMON_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Headers of all responses: documents, text and JSON. */
export const BASE_HEADERS = { ...COMMON_HEADERS, 'x-frame-options': 'DENY' }

/** The headers of a document, with its content security policy. */
export function securityHeaders({ inline, framedBy, hosts }: Options): Record<string, string> {
  return {
    ...(inline && { 'content-security-policy': policy(inline, framedBy, hosts) }),
    // Older browsers support no header that allows one origin.
    ...(framedBy ? COMMON_HEADERS : BASE_HEADERS),
  }
}

const NO_HOSTS: TagHosts = { scripts: [], others: [] }

function policy({ styles, script }: Inline, framedBy = "'none'", hosts = NO_HOSTS) {
  return Object.entries({
    'default-src': "'none'",
    'script-src': ["'self'", hashSource(script), ...hosts.scripts].join(' '),
    'style-src': ["'self'", ...styles.map(hashSource)].join(' '),
    // Aspect ratios, focal points and background colours are set by style attributes.
    'style-src-attr': "'unsafe-inline'",
    'img-src': ["'self' data:", ...hosts.others].join(' '),
    'font-src': "'self'",
    'media-src': "'self'",
    // The origins of embedded players, which load when a visitor starts a video.
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'connect-src': ["'self'", ...hosts.others].join(' '),
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': framedBy,
  })
    .map((directive) => directive.join(' '))
    .join('; ')
}

function hashSource(content: string) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/**
 * The headers of all responses of a preview: caches do not store them, and search engines do not
 * index them. Other sites learn the origin of a page only (`referrer-policy`), which players of
 * videos insist on. The page gets its own process, separate from other ports of its host
 * (`origin-agent-cluster`): beside a form it paints while the studio is busy with a key press.
 */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'origin-agent-cluster': '?1',
} as const
