import { readUrl } from '@belvedere/kit/env.ts'

/** A path of the site as an absolute URL. The origin is `SITE_URL`, never a request header. */
export function absolute(path: string): string {
  return `${readUrl('SITE_URL', 'http://localhost:3000')}${path}`
}
