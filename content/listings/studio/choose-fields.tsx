import { useId } from 'react'
import type { ImportPreview } from '../preview.ts'
import type { useImport } from './use-import.ts'

type Props = {
  preview: Pick<ImportPreview, 'others' | 'fields'>
  state: ReturnType<typeof useImport>
  isDisabled: boolean
}

/** The columns whose headings the form does not know, each with a choice of its field. */
export function ChooseFields({ preview: { others, fields }, state, isDisabled }: Props) {
  const id = useId()
  if (others.length === 0) return null
  return (
    <fieldset className="sheet-fields" disabled={isDisabled}>
      <legend>Which field is meant?</legend>
      <p>These headings are not those of the form. What you choose is remembered for next time.</p>
      {others.map(({ heading, path }, at) => (
        <div key={heading}>
          <label htmlFor={`${id}${at}`}>“{heading}”</label>
          <select
            id={`${id}${at}`}
            value={path}
            onChange={({ target }) => void state.chooseField(heading, target.value)}
          >
            <option value="">Do not import</option>
            {fields.map((field) => (
              <option key={field.path} value={field.path}>
                {field.heading}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  )
}
