import { readUrl } from '@belvedere/kit/env.ts'

/** A path of the site as an absolute address. Its origin comes from the settings alone. */
export function absolute(path: string): string {
  return `${readUrl('SITE_URL', 'http://localhost:3000')}${path}`
}
