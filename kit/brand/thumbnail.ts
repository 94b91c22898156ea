import type { Palette } from './colours.ts'

/**
 * The picture of a kind of block in the colours of a brand: it shows where titles, texts and
 * pictures are. Its file has shapes only; what their classes and symbols look like is said here.
 */
export function dressThumbnail(svg: string, palette: Palette): string {
  return svg.replace(/<svg[^>]*>/, (start) => start + styleOf(palette) + symbolsOf(palette) + PAPER)
}

const PAPER = '<rect class="paper" width="480" height="320"/>'

/**
 * Titles, texts and lines are strokes; surfaces are filled. Page and ink can be told apart in every
 * palette, so all that is read is in one of the two.
 */
function styleOf({ paper, ink, accent, sand, dune, pale }: Palette) {
  const rules = {
    path: 'fill:none;stroke-linecap:round;stroke-linejoin:round',
    '.title': `stroke:${ink};stroke-width:11`,
    '.large': 'stroke-width:20',
    '.faint': `stroke:${dune}`,
    '.text': `stroke:${ink};stroke-width:4;opacity:.5`,
    '.strong': 'stroke-width:6;opacity:.8',
    '.accent': `stroke:${accent};opacity:1`,
    '.line': `stroke:${dune};stroke-width:2`,
    '.mark': `fill:none;stroke:${ink};stroke-width:2`,
    '.ring': `fill:none;stroke:${ink};stroke-width:2;opacity:.7`,
    '.way': `stroke:${accent};stroke-width:4`,
    '.light': `stroke:${paper};opacity:1`,
    '.paper': `fill:${paper}`,
    '.shade': `fill:${sand}`,
    '.tint': `fill:${pale}`,
    '.deep': `fill:${ink}`,
    '.button': `fill:${ink}`,
    '.chip': `fill:none;stroke:${ink};stroke-width:2;opacity:.6`,
    '.dot': `fill:${accent}`,
  }
  const text = Object.entries(rules).map(([selector, rule]) => `${selector}{${rule}}`)
  return `<style>${text.join('')}</style>`
}

/** A picture, one that a title lies on, one on a dark ground, and a film. */
function symbolsOf({ paper, ink, dune }: Palette): string {
  const film =
    `<circle cx="60" cy="40" r="13" style="fill:${paper}"/>` +
    `<path d="m56 33 11 7-11 7z" style="fill:${ink}"/>`
  return [
    picture('picture', dune, thin(ink, 30)),
    picture('dark-picture', ink, thin(paper, 12)),
    picture('picture-on-dark', thin(paper, 24), thin(paper, 24)),
    picture('film', dune, thin(ink, 30), film),
  ].join('')
}

/** Hills, larger than their frame: a picture is cropped to any shape. */
function picture(id: string, ground: string, hills: string, more = '') {
  return [
    `<symbol id="${id}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice">`,
    `<rect x="-400" y="-400" width="920" height="880" style="fill:${ground}"/>`,
    `<path d="M-400 92 14 54l24-22 24 24 12-10 38 32 408 40v400H-400z" style="fill:${hills}"/>`,
    `${more}</symbol>`,
  ].join('')
}

/** A colour that lets what is below it through. */
const thin = (colour: string, percent: number) =>
  colour +
  Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, '0')
