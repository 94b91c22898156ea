'use client'

import {
  Banner,
  FieldError,
  Link,
  SelectInput,
  TextInput,
  useConfig,
  useDocumentInfo,
  useField,
} from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { optionsFor, readShapes, type Shapes, warningsFor } from './shapes.ts'
import { useAsked } from './use-asked.ts'

/** Links a place to a masterplan shape: a select if there is a model, else a text input. */
export const ShapeField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value = '', setValue, showError } = useField<string | null>({ path })
  const { id, collectionSlug } = useDocumentInfo()
  const shapes = useShapes()
  const chosen = value ?? ''
  // Pins of the map page refer to the same shapes as places, so they get no warning about them.
  const own = collectionSlug && `${collectionSlug}/${id}`
  const shared = {
    path,
    label: field.label,
    required: field.required,
    description: field.admin?.description,
    readOnly,
    showError,
    Error: <FieldError path={path} showError={showError} />,
  }
  if (!shapes?.model)
    return (
      <TextInput
        {...shared}
        placeholder={field.admin?.placeholder}
        value={chosen}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
        AfterInput={shapes && <UploadModelHint />}
      />
    )
  return (
    <SelectInput
      {...shared}
      name={field.name}
      value={chosen}
      options={optionsFor(shapes, chosen, own)}
      isClearable
      onChange={(option) => setValue(chosenOf(option))}
      AfterInput={warningsFor(shapes, chosen, own).map((warning) => (
        <Banner key={warning} type="warning">
          {warning}
        </Banner>
      ))}
    />
  )
}

function UploadModelHint() {
  const { routes } = useConfig().config
  return (
    <p>
      To choose from the shapes of the masterplan model, upload it on the{' '}
      <Link href={`${routes.admin}/globals/map`}>Map page</Link>.
    </p>
  )
}

function chosenOf(option: unknown): string | null {
  if (typeof option !== 'object' || option === null || !('value' in option)) return null
  return typeof option.value === 'string' ? option.value : null
}

/** The shapes when a record opens; undefined if that fails, so editors can type a name. */
function useShapes(): Shapes | undefined {
  const { routes } = useConfig().config
  const answer = useAsked(`${routes.api}/globals/map/shapes`)
  return useMemo(() => (answer === undefined ? undefined : readShapes(answer)), [answer])
}
