/** “412 of 2,000 listings”. */
export function countWords(done: number, all: number, nouns: string): string {
  return `${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${nouns}`
}

/** About how long a work will take; an empty text while that is not known. */
export function leftWords(seconds: number | undefined): string {
  if (seconds === undefined) return ''
  if (seconds < 10) return 'a few seconds left'
  if (seconds < 60) return `about ${Math.ceil(seconds / 10) * 10} seconds left`
  const minutes = Math.round(seconds / 60)
  return minutes === 1
    ? 'about a minute left'
    : `about ${minutes.toLocaleString('en')} minutes left`
}
