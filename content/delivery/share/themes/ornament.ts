/** The colours of what a theme draws. */
export type Colours = { line: string; accent: string }

/** What a theme draws over a share picture: its definitions and its shapes, as SVG. */
export type Ornament = { defs: string; svg: string }
