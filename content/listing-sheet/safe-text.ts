/** What a spreadsheet would run as a formula, with the marks that this module has put in front. */
const FORMULA = /^'*[=+\-@\t\r]/

/**
 * A text that no spreadsheet takes for a formula: an apostrophe in front makes `=1+1` a text. The
 * apostrophe stays a part of the cell in every format and survives saving in another one.
 */
export function protectText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that `protectText` was given. */
export function restoreText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
