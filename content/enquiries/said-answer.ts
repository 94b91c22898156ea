import type { Asked } from '@belvedere/kit/enquiry/asked-form.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'

/** An answer to an own question as people read it; programs get the stored “yes” or “no” of a box. */
export function saidAnswer({ kind, value }: Asked, { yes, no }: SiteWords['team']): string {
  if (kind !== 'yes') return value
  return value === 'yes' ? yes : no
}
