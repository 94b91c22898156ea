/** A table to be written: the first row has the headings; widths are in characters. */
export type Table = { name: string; rows: (string | number)[][]; widths: number[] }
