'use client'

import { useField } from '@payloadcms/ui'

type Swatch = { name: string; hex: string }
type Props = { path: string; readOnly?: boolean; swatches: Swatch[] }

/** Palette colours below a colour field; a click puts the colour into the field. */
export function Swatches({ path, readOnly = false, swatches }: Props) {
  const { value, setValue } = useField<string>({ path })
  const chosen = typeof value === 'string' ? value.toLowerCase() : ''
  return (
    <fieldset className="swatches" disabled={readOnly}>
      <legend>Palette</legend>
      {swatches.map(({ name, hex }) => (
        <button
          key={hex}
          type="button"
          aria-pressed={chosen === hex}
          onClick={() => setValue(chosen === hex ? '' : hex)}
        >
          <span style={{ backgroundColor: hex }} />
          {name}
        </button>
      ))}
    </fieldset>
  )
}
