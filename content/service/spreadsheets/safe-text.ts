/** Text that a spreadsheet would run as a formula, with the apostrophes that this module adds. */
const FORMULA = /^'*[=+\-@\t\r]/

/**
 * The positions in a text where a cell may begin in a program that separates cells by semicolons or
 * tabs: there the quotes of a comma-separated file have no effect. Quotes and spaces before a
 * formula do not keep every program from running it. Japanese programs also run full-width signs.
 */
const FORMULA_WITHIN = /(^|[;\t\r\n])(?=[\p{Zs}"]*[=+\-@＝＋－＠])/gu

/**
 * An international telephone number. Hyphens and dots count only behind a space or a bracket, which
 * no calculation has between digits: a spreadsheet would show `+34-600-123-456` as a sum.
 */
const PHONE = /^\+\p{Nd}+(?:[\p{Zs}()]+\p{Nd}+(?:[-.]\p{Nd}+)*)*$/u

/** ITU-T E.164 allows 15 digits; the shortest national numbers have 7 with their country's code. */
const DIGITS = { least: 7, most: 15 }

/**
 * A text that no spreadsheet treats as a formula: an apostrophe in front makes `=1+1` a text. The
 * apostrophe stays part of the cell in every format, also when the file is saved in another one.
 */
export function protectText(text: string): string {
  return FORMULA.test(text) && !isPhone(text) ? `'${text}` : text
}

/** The text that `protectText` was given. */
export function restoreText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

/**
 * A text for a CSV file with input from strangers: no line and no part of it becomes a formula,
 * whichever separator a program uses. It is for reading only and cannot be imported again.
 */
export function protectLines(text: string): string {
  return isPhone(text) ? text : text.replaceAll(FORMULA_WITHIN, "$1'")
}

/** Whether a text can only be a telephone number, which stays as it was typed. */
function isPhone(text: string) {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= DIGITS.least && digits <= DIGITS.most && PHONE.test(text)
}
