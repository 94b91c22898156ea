import type { Face, FaceFile, StandIn } from './faces.ts'

/** An uploaded font, with its metrics in units of its size. */
type OwnFont = {
  use: string
  style: string
  kind: string
  url: string
  width: number
  ascent: number
  descent: number
  gap: number
}

/** Fonts of visitors' systems with the average width of their text; the last one is tried first. */
const LOCAL = {
  serif: [
    { local: ['Times New Roman', 'Times', 'Liberation Serif'], width: 0.4063 },
    { local: ['Georgia'], width: 0.4458 },
  ],
  sans: [
    { local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 0.4448 },
    { local: ['Arial', 'Liberation Sans'], width: 0.4458 },
  ],
}

/** The weights of titles and texts in the design: an own font is used for all of them. */
const WEIGHTS: Record<string, string> = { titles: '200 300', text: '400 600' }

/** The typeface of the uploaded fonts for titles or for text; undefined without any. */
export function ownFace(use: 'titles' | 'text', fonts: readonly OwnFont[]): Face | undefined {
  const own = fonts.filter((font) => font.use === use)
  const [first] = own
  if (!first) return undefined
  const kind = first.kind === 'sans' ? 'sans' : 'serif'
  return { name: `Own ${use}`, kind, files: own.map((font) => fileOf(font, kind)) }
}

function fileOf({ use, style, url, ...measures }: OwnFont, kind: 'serif' | 'sans'): FaceFile {
  const weight = WEIGHTS[use] ?? '400'
  return {
    href: url,
    weight,
    style: style === 'italic' ? 'italic' : 'normal',
    standIns: LOCAL[kind].map(({ local, width }) => standIn(weight, local, measures, width)),
  }
}

type Measures = Pick<OwnFont, 'width' | 'ascent' | 'descent' | 'gap'>

/** Scales a local font to the width of the own one, and gives it the same height of a line. */
function standIn(weight: string, local: string[], measures: Measures, width: number): StandIn {
  const size = measures.width / width
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  return {
    weight,
    local,
    size: percent(size),
    ascent: percent(measures.ascent / size),
    descent: percent(measures.descent / size),
    gap: percent(measures.gap / size),
  }
}
