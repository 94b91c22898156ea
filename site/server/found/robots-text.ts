import { PAYLOAD } from '../redirect.ts'

/**
 * What crawlers may read: every page. The data of pages is not worth their time, since documents
 * are complete, and previews are for those who were invited.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: /*${PAYLOAD.slice(1)}`,
    'Disallow: /*?preview=',
    'Disallow: /*&preview=',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n')
}
