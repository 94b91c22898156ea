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
import { useEffect, useState } from 'react'
import { optionsFor, readShapes, type Shapes, warningsFor } from './shapes.ts'

/** Ties a place to a shape of the masterplan: chosen from the model, or written while there is none. */
export const ShapeField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value = '', setValue, showError } = useField<string | null>({ path })
  const { id, collectionSlug } = useDocumentInfo()
  const known = useShapes()
  const chosen = value ?? ''
  // A pin of the map page is no place of its own: whoever has its shape is meant to.
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
  if (!known?.model)
    return (
      <TextInput
        {...shared}
        placeholder={field.admin?.placeholder}
        value={chosen}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
        AfterInput={known && <WithoutModel />}
      />
    )
  return (
    <SelectInput
      {...shared}
      name={field.name}
      value={chosen}
      options={optionsFor(known, chosen, own)}
      isClearable
      onChange={(option) => setValue(chosenOf(option))}
      AfterInput={warningsFor(known, chosen, own).map((words) => (
        <Banner key={words} type="warning">
          {words}
        </Banner>
      ))}
    />
  )
}

function WithoutModel() {
  const { routes } = useConfig().config
  return (
    <p>
      Upload the masterplan model on the <Link href={`${routes.admin}/globals/map`}>Map page</Link>,
      and its shapes are offered here.
    </p>
  )
}

function chosenOf(option: unknown): string | null {
  if (typeof option !== 'object' || option === null || !('value' in option)) return null
  return typeof option.value === 'string' ? option.value : null
}

/** Asked anew whenever a record is opened; where the answer fails, names are written by hand. */
function useShapes() {
  const { routes } = useConfig().config
  const [shapes, setShapes] = useState<Shapes>()
  useEffect(() => {
    const leaving = new AbortController()
    void load(`${routes.api}/globals/map/shapes`, leaving.signal).then(setShapes)
    return () => leaving.abort()
  }, [routes.api])
  return shapes
}

async function load(address: string, signal: AbortSignal): Promise<Shapes | undefined> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? readShapes(await response.json()) : undefined
  } catch {
    return undefined
  }
}
