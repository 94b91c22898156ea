import { COLOUR_NAMES, type Palette } from '@belvedere/kit/brand/colours.ts'
import { contrast, parseHex } from '@belvedere/kit/colour.ts'
import type { GroundSample } from './ground-samples.ts'

type Props = { sample: GroundSample; palette: Palette }

/** A ground with samples of the elements on it, and its lowest contrast. */
export function GroundCard({ sample, palette }: Props) {
  const { ground, ...texts } = sample
  const colour = (name: keyof typeof texts) => ({ color: palette[texts[name]] })
  const on = parseHex(palette[ground]) ?? [0, 0, 0]
  const ratios = Object.values(texts).map((name) => contrast(parseHex(palette[name]) ?? on, on))
  return (
    <article
      className="ground-card"
      style={{ background: palette[ground], color: palette[texts.title] }}
    >
      <span className="ground-card__sun" style={{ background: palette[texts.accent] }} />
      <h4>{COLOUR_NAMES[ground]}</h4>
      <p style={colour('text')}>
        Quiet text with a <span style={colour('link')}>link</span>
      </p>
      <p style={colour('caption')}>
        <small>
          {palette[ground]} · from {(Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1)}:1
        </small>
      </p>
    </article>
  )
}
