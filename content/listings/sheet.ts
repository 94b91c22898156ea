/**
 * A cell as in the file. A spreadsheet program may store a text that looks like a date as a date.
 */
export type RawCell = string | number | boolean | Date | null

/** The error value of a cell, such as `#REF!`, or a formula without a result. */
export type BrokenCell = { row: number; column: number; isFormula: boolean }

/**
 * The rows of a file from its first one, including blank ones, so that the numbers are those of the
 * file.
 */
export type Sheet = { rows: RawCell[][]; broken: BrokenCell[]; notes: string[] }
