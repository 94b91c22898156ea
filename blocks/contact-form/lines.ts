/** The lines of a text that say something, without duplicates. */
export function linesOf(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}
