/** A block with its wrapper element. */
export type RenderedBlock = { id: string; html: string }

/** The body of a preview's `_payload.json`. */
export type PreviewPayload = {
  /** The ids of all blocks in order. */
  order: readonly string[]
  /** The blocks that were asked for. */
  blocks: RenderedBlock[]
  head: string
  /** The hour of the page, 0 (sunrise) to 1 (sunset), if the theme has hours. */
  hour?: number
  styles: readonly string[]
  /** The parts around the blocks, if the whole page was requested. */
  shell?: RenderedShell
}

/** The shell as the settings of the site have it. */
export type RenderedShell = {
  /** The root element of the document, with an empty page in it. */
  html: string
  /** The colours and typefaces of the brand. */
  style: string
}
