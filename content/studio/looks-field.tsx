'use client'

import type { Drawing } from '@belvedere/blocks/parts/looks/fields.ts'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent, SelectFieldClientProps } from 'payload'
import { useId } from 'react'

type Props = SelectFieldClientProps & { drawings: Drawing[] }

/** A choice of looks, each drawn in the colours of the brand (`brand-colours.tsx`). */
export const LooksField: SelectFieldClientComponent = (props) => {
  const { field, path, readOnly, drawings } = props as Props
  const { value, setValue, disabled } = useField<string>({ path })
  const name = useId()
  return (
    <fieldset className="field-type looks" id={`field-${path.replaceAll('.', '__')}`}>
      <legend>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      {field.options.map((option, index) => {
        const own = typeof option === 'string' ? option : option.value
        const label = typeof option === 'string' ? option : option.label
        return (
          <label key={own}>
            <input
              type="radio"
              name={name}
              value={own}
              checked={value === own}
              disabled={readOnly || disabled}
              onChange={() => setValue(own)}
            />
            <svg viewBox="0 0 96 60" aria-hidden="true">
              {drawings[index]?.map(([part, x, y, width, height]) => (
                <rect key={`${part} ${x} ${y}`} className={part} {...{ x, y, width, height }} />
              ))}
            </svg>
            {typeof label === 'string' ? label : own}
          </label>
        )
      })}
    </fieldset>
  )
}
