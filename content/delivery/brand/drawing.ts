/** The coordinates of the visible area of an SVG. */
export type Box = { x: number; y: number; width: number; height: number }

/** Shapes of an SVG, ready to be inlined in the HTML of a page. */
export type Shapes = { box: Box; content: string }

/** A cleaned SVG; its `parts` move separately at the start of a visit. */
export type Drawing = Shapes & { parts: (Shapes & { name: PartName })[] }

export type PartName = 'rise' | 'line'

/** An SVG that cannot be inlined in a page; the message says what to do. */
export class DrawingError extends Error {
  override name = 'DrawingError'
}
