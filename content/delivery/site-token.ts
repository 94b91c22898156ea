import { siteToken } from '../service/env.ts'
import { hashToken } from './token.ts'

/** The name under which set-up registers the token of the site. */
export const SITE_TOKEN_NAME = 'The site (CONTENT_TOKEN)'

/**
 * Whether a token is the site's own. It is known by its name as well, so that it stays bound to the
 * listed queries where this service runs without the setting.
 */
export function isSiteToken({ name, hash }: { name: string; hash: string }): boolean {
  const own = siteToken()
  return name === SITE_TOKEN_NAME || (own !== undefined && hash === hashToken(own))
}
