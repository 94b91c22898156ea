'use client'

import type { BrandColour } from '@belvedere/kit/brand/colours.ts'
import { parseHex, toHex } from '@belvedere/kit/colour.ts'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

type Props = TextFieldClientProps & { colour: BrandColour }

/**
 * A colour as text, with a picker. While it is empty the picker shows the colour that is made for
 * it, which `PaletteView` sets.
 */
export function ColourField({ field, path, readOnly = false, colour }: Props) {
  const { value, setValue, showError } = useField<string>({ path })
  const own = parseHex(value?.trim() ?? '')
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`field-type text colour-field${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="colour-field__row">
          <span
            className="colour-field__swatch"
            style={{ background: own ? toHex(own) : `var(--made-${colour})` }}
          >
            <input
              type="color"
              aria-label={`Pick: ${typeof field.label === 'string' ? field.label : colour}`}
              value={own ? toHex(own) : '#808080'}
              disabled={readOnly}
              onChange={({ target }) => setValue(target.value)}
            />
          </span>
          <input
            id={id}
            type="text"
            value={value ?? ''}
            placeholder="Made from the other colours"
            spellCheck={false}
            autoComplete="off"
            disabled={readOnly}
            onChange={({ target }) => setValue(target.value)}
          />
        </div>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
