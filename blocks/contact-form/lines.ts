/** The default subjects. */
const SUBJECTS = ['A house', 'A visit', 'Something else']

/** The lines of a text without duplicates, or the default subjects. */
export function subjectsOf(text: string | null): string[] {
  const lines = linesOf(text)
  return lines.length > 0 ? lines : SUBJECTS
}

/** The languages in which the visitor may be answered; none when there is nothing to choose. */
export function languagesOf(text: string | null): string[] {
  return linesOf(text)
}

function linesOf(text: string | null) {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}
