/** Maximum size of a file in bytes; a request may be a little larger. */
export const MAX_BYTES = 5_000_000

/** Maximum number of rows in a file. */
export const MAX_ROWS = 20_000

/** Maximum number of listings that one import saves: it takes minutes, and its plan is stored. */
export const MAX_SAVED = 2_000

/** Maximum number of columns in a file. */
export const MAX_COLUMNS = 200

/** Maximum size of a workbook once unpacked: a zip file of 5 MB can unpack to gigabytes. */
export const MAX_UNPACKED = 60_000_000

export const TOO_LARGE = 'This file is larger than 5 MB. Split it into several files.'

export const TOO_MANY_ROWS = `This file has more than ${MAX_ROWS.toLocaleString('en')} rows. Split it into several files.`

export const TOO_MANY_COLUMNS = `This file has more than ${MAX_COLUMNS} columns. Delete the ones that are not needed.`
