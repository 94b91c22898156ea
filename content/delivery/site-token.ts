import { siteToken } from '../service/env.ts'
import { hashToken } from './token.ts'

/** The name under which set-up registers the token of the site. */
export const SITE_TOKEN_NAME = 'The site (CONTENT_TOKEN)'

/**
 * Whether a token is the site's own. It is also known by its name, so that it stays restricted to
 * the listed queries where this service runs without the setting.
 */
export function isSiteToken({ name, hash }: { name: string; hash: string }): boolean {
  const own = siteToken()
  return name === SITE_TOKEN_NAME || (own !== undefined && hash === hashToken(own))
}
