/** What a visitor may write about where an editor has named nothing. */
const SUBJECTS = ['A house', 'A visit', 'Something else']

/** The lines of a text, each once, as what a visitor may write about. */
export function subjectsOf(text: string | null): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  const named = [...new Set(lines)].filter((line) => line !== '')
  return named.length > 0 ? named : SUBJECTS
}
