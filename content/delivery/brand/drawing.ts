/** The coordinates that a drawing shows. */
export type Box = { x: number; y: number; width: number; height: number }

/** Shapes of a drawing, ready to stand in the HTML of a page. */
export type Shapes = { box: Box; content: string }

/** A cleaned drawing; `parts` move by themselves at the start of a visit. */
export type Drawing = Shapes & { parts: (Shapes & { name: PartName })[] }

export type PartName = 'rise' | 'line'

/** A drawing that cannot stand in a page; the message says what to do. */
export class DrawingError extends Error {
  override name = 'DrawingError'
}
