/**
 * One line of text: control characters and line breaks, which have a meaning in mail headers,
 * become spaces. All scripts, and the marks that their directions of writing need, are kept.
 */
export function cleanLine(text: string): string {
  return withoutLoneHalves(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Several lines of text, with plain line breaks and without control characters other than tabs. */
export function cleanLines(text: string): string {
  return withoutLoneHalves(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Unpaired surrogates cannot be stored as UTF-8. */
function withoutLoneHalves(text: string) {
  return text.toWellFormed()
}
