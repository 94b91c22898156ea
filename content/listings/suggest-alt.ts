/**
 * A first alt text for a picture, for an editor to correct: the listing that shows it, and what its
 * filename says beside that. `villa-one-terrace.jpg` of “Villa One” is “Villa One, terrace”.
 */
export function suggestAlt(filename: string, title: string): string {
  const words = wordsInName(filename.replace(/\.[^.]*$/, ''))
  const known = new Set(wordsInName(title).map((word) => word.toLowerCase()))
  const rest = words.filter((word) => !known.has(word.toLowerCase()) && !/\d/.test(word))
  return [title, rest.join(' ').toLowerCase()].filter(Boolean).join(', ')
}

/** Cameras name files by letters and a number, which say nothing. */
function wordsInName(text: string) {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !/^(img|dsc|dscf|pic)$/i.test(word))
}
