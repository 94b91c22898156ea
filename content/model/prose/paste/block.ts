/** Words with the same formatting; `\n` is a line break. */
export type Run = { text: string; isBold: boolean; isItalic: boolean; href?: string | undefined }

/** The position in a list: its depth, from 1, and whether the list is numbered. */
export type Item = { depth: number; isNumbered: boolean }

/** A paragraph, or an item of a list. */
export type Block = { runs: Run[]; item?: Item | undefined }
