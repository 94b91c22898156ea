import type { Settings } from '../../content/settings.ts'

type Drawing = NonNullable<NonNullable<Settings['brand']>['markDrawing']>
type Shapes = Pick<Drawing, 'box' | 'content'>

/** Shapes with the coordinates of their view box, and its position in the mark. */
export type Piece = { viewBox: string; html: string; inset: string }

/** The moving parts of the mark: those that are uncovered, rise or slide in. */
export type Mark = { still: Piece; rise: Piece | null; line: Piece | null }

/** A sun on a horizon, the sign of the product. */
const NEUTRAL: Drawing = {
  box: { x: 0, y: 0, width: 100, height: 100 },
  content:
    '<path d="M24 50a26 26 0 0 1 52 0" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  parts: [
    {
      name: 'rise',
      box: { x: 32, y: 32, width: 36, height: 18 },
      content: '<path d="M32 50a18 18 0 0 1 36 0Z" fill="var(--accent)"/>',
    },
    {
      name: 'line',
      box: { x: 8, y: 48, width: 84, height: 4 },
      content: '<path d="M8 50H92" fill="none" stroke="currentColor" stroke-width="1.5"/>',
    },
  ],
}

/** The parts of the brand's mark, or of a neutral one. */
export function markOf(drawing: Drawing | null | undefined): Mark {
  const { parts, ...whole } = drawing ?? NEUTRAL
  const piece = (name: string) => {
    const part = parts.find((one) => one.name === name)
    return part ? pieceOf(part, whole) : null
  }
  return { still: pieceOf(whole, whole), rise: piece('rise'), line: piece('line') }
}

function pieceOf({ box, content }: Shapes, whole: Shapes): Piece {
  const { x, y, width, height } = whole.box
  const part = (length: number, side: number) => `${Number(((length / side) * 100).toFixed(3))}%`
  const inset = [
    part(box.y - y, height),
    part(x + width - box.x - box.width, width),
    part(y + height - box.y - box.height, height),
    part(box.x - x, width),
  ].join(' ')
  const viewBox = [box.x, box.y, box.width, box.height].join(' ')
  return { viewBox, html: content, inset }
}
