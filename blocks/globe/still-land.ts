import { type Land, landInFront, SHADES } from './land-in-front.ts'

/** Draws the land into the still picture, as lines without length whose round caps are the dots. */
export function drawStillLand(still: Element, land: Land): void {
  const first = still.querySelector('[data-part="land"]')
  if (!first || first.hasAttribute('d')) return
  const paths = landInFront(land).map((points, shade) => {
    const path = first.cloneNode() as Element
    path.setAttribute('d', dots(points))
    path.setAttribute('stroke-opacity', String(SHADES[shade]))
    return path
  })
  first.replaceWith(...paths)
}

function dots(points: readonly number[]) {
  const tenths = points.map((value) => Math.round(value * 10) / 10)
  return tenths.flatMap((x, at) => (at % 2 === 0 ? `M${x} ${tenths[at + 1]}h0` : [])).join('')
}
