'use client'

import { useField } from '@payloadcms/ui'

type Swatch = { name: string; hex: string }
type Props = { path: string; readOnly?: boolean; swatches: Swatch[] }

/** The colours of the palette below a colour field; a press writes one into it. */
export function Swatches({ path, readOnly = false, swatches }: Props) {
  const { value, setValue } = useField<string>({ path })
  const chosen = typeof value === 'string' ? value.toLowerCase() : ''
  return (
    <fieldset className="swatches" disabled={readOnly}>
      <legend>Colours of the palette</legend>
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
