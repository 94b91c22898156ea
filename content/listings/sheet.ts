/** A cell as the file has it. A spreadsheet may hold what looks like a date as one. */
export type RawCell = string | number | boolean | Date | null

/** What a spreadsheet says instead of a result, such as `#REF!`, or a formula without a result. */
export type BrokenCell = { row: number; column: number; isFormula: boolean }

/** The rows of a file from its first one, blank ones included, so that row numbers are its own. */
export type Sheet = { rows: RawCell[][]; broken: BrokenCell[]; notes: string[] }
