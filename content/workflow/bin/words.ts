import type { BroughtBack } from './bring-back.ts'

/** The records that are back, and what is not as it was before. */
export function backOf(back: readonly BroughtBack[]): string {
  const [one] = back
  if (back.length > 1) return `${back.length} records are back.${back.map(changed).join('')}`
  return one ? `“${one.title}” is back.${changed(one)}` : ''
}

function changed({ title, slug, off }: BroughtBack) {
  return [
    slug && ` The slug of “${title}” is “${slug}” now: another record has its own.`,
    off && ` “${title}” is back without ${off}.`,
  ]
    .filter(Boolean)
    .join('')
}

/** The number of days until a record is erased. */
export function leftOf(days: number): string {
  return days === 1 ? '1 day left' : `${days} days left`
}
