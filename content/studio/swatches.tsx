'use client'

import { useField } from '@payloadcms/ui'

type Swatch = { name: string; label: string }
type Props = { path: string; readOnly?: boolean; swatches: Swatch[] }

/**
 * The grounds of the brand's palette below a colour field; a click puts the name into the field, so
 * that the block follows the brand. `brand-colours.tsx` sets their colours.
 */
export function Swatches({ path, readOnly = false, swatches }: Props) {
  const { value, setValue } = useField<string>({ path })
  const chosen = typeof value === 'string' ? value.toLowerCase() : ''
  return (
    <fieldset className="swatches" disabled={readOnly}>
      <legend>Palette</legend>
      {swatches.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => setValue(chosen === name ? '' : name)}
        >
          <span style={{ backgroundColor: `var(--brand-${name})` }} />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
