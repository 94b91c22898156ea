/** What most titles hold before they would fill the screen. */
const MOST = 80

/** True for words of more characters than their step has room for: they take the next smaller one. */
export function isLong(words: string | null | undefined, most = MOST): boolean {
  return (words?.length ?? 0) > most
}
