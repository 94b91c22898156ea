'use client'

import { COLOURS, type EnteredColours } from '@belvedere/kit/brand/colours.ts'
import { contrastProblems } from '@belvedere/kit/brand/contrast.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { GroundCard } from './ground-card.tsx'
import { GROUND_SAMPLES } from './ground-samples.ts'

/**
 * Shows the grounds that result from the colours while they are typed, and which of them have too
 * little contrast.
 */
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
