/** A word as sentences begin with it. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
