'use client'

import {
  COLOUR_NAMES,
  COLOURS,
  type EnteredColours,
  type Palette,
} from '@belvedere/kit/brand/colours.ts'
import { contrastProblems } from '@belvedere/kit/brand/contrast.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { contrast, parseHex } from '@belvedere/kit/colour.ts'
import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { GROUND_SAMPLES, type GroundSample } from './ground-samples.ts'

/** Shows the grounds that follow from the colours as they are typed, and which cannot be read. */
export function PaletteView() {
  const typed = useFormFields(([fields]) =>
    COLOURS.map((name) => String(fields[`palette.${name}`]?.value ?? '')).join(' '),
  )
  const { palette, problems } = useMemo(() => {
    const values = typed.split(' ')
    const entered: EnteredColours = Object.fromEntries(
      COLOURS.map((name, index) => [name, values[index]]),
    )
    return { palette: paletteOf(entered), problems: contrastProblems(entered) }
  }, [typed])
  const made = COLOURS.map((name) => `--made-${name}:${palette[name]}`).join(';')
  return (
    <section className="palette-view" aria-label="Grounds made from the colours">
      <style>{`:root{${made}}`}</style>
      <div className="palette-view__grounds">
        {GROUND_SAMPLES.map((sample) => (
          <GroundCard key={sample.ground} sample={sample} palette={palette} />
        ))}
      </div>
      <div aria-live="polite">
        {problems.length === 0 ? (
          <p className="palette-view__fine">All texts can be read on all grounds.</p>
        ) : (
          <ul className="palette-view__problems">
            {problems.map(({ text, ground, sentence }) => (
              <li key={`${text}-${ground}`}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type Props = { sample: GroundSample; palette: Palette }

/** A ground with samples of everything that stands on it, and its lowest contrast. */
function GroundCard({ sample, palette }: Props) {
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
