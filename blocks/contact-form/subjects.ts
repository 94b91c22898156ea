/** The default subjects. */
const SUBJECTS = ['A house', 'A visit', 'Something else']

/** The lines of a text without duplicates, or the default subjects. */
export function subjectsOf(text: string | null): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  const named = [...new Set(lines)].filter((line) => line !== '')
  return named.length > 0 ? named : SUBJECTS
}
