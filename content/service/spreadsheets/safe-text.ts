/** What a spreadsheet would run as a formula, with the marks that this module has put in front. */
const FORMULA = /^'*[=+\-@\t\r]/

/**
 * The places within a text where a cell may begin in a program that separates cells by semicolons or
 * tabs: there the quotes of a file with commas count for nothing. Quotes and spaces before a formula
 * keep no program from running it. Japanese programs run the wide signs, too.
 */
const FORMULA_WITHIN = /(^|[;\t\r\n])(?=[\p{Zs}"]*[=+\-@＝＋－＠])/gu

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

/**
 * A text for a CSV file that strangers have a part in: no line and no part of it becomes a formula,
 * whichever separator a program expects. It is read by people, and not read back.
 */
export function protectLines(text: string): string {
  return text.replaceAll(FORMULA_WITHIN, "$1'")
}
