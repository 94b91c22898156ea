/**
 * In place of a token: the studio sends back, with it, a visitor whom the site has sent there and who
 * is not signed in.
 */
export const SIGNED_OUT = 'signed-out'

/** The messages of a page in the panel to the studio. */
export type FromPage =
  | { type: 'belvedere:ready'; path: string; record: string }
  | { type: 'belvedere:edit'; record: string; path: string }
  | { type: 'belvedere:painted'; version: number }
  | { type: 'belvedere:failed'; status: number }
  /** The page does not show the record that the form is about. */
  | { type: 'belvedere:absent' }

/** A part of the site around the blocks of a page, or the contact form. */
export type PagePart = 'menu' | 'footer' | 'form'

/** A paragraph or list of a rich text, by its index, with its words piece by piece. */
export type ProsePart = { index: number; of: number; pieces: string[] }

/** The messages of the studio to the page in the panel. */
export type ToPage =
  | { type: 'belvedere:line' }
  | { type: 'belvedere:text'; record: string; path: string; value: string }
  | { type: 'belvedere:prose'; record: string; path: string; part: ProsePart }
  | { type: 'belvedere:render'; key: string; version: number; only?: string[] }
  | { type: 'belvedere:focus'; record: string; path: string | null; part?: PagePart }
