'use client'

import { Button, useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import type { Panel, PanelNode } from './panel.ts'
import { type KnownPin, pinFor } from './pin-for.ts'

/** The pin of a shape on the plan: where it is in the form, or a button that adds it. */
export function ShapePin({ shape, panel }: { shape: string; panel: Panel }) {
  const rows = useFormFields(([fields]) => pinsIn(fields))
  const { addFieldRow } = useForm()
  const index = rows.findIndex(({ meshKey }) => meshKey === shape)
  const row = rows[index]
  if (row)
    return (
      <p>
        Its pin is {String(row.x)} % from the left and {String(row.y)} % from the top.{' '}
        <Button size="small" buttonStyle="secondary" onClick={() => show(index)}>
          Go to its pin
        </Button>
      </p>
    )
  const node = panel.scene?.nodes.find(({ name }) => name === shape)
  if (!node) return null
  const add = () => {
    const { x, y } = pinFor(groundOf(node), knownPins(rows, panel))
    const subFieldState = { meshKey: filled(shape), x: filled(x), y: filled(y) }
    addFieldRow({ path: 'places', schemaPath: 'map.places', subFieldState })
  }
  return (
    <p>
      It has no pin on the plan.{' '}
      <Button size="small" buttonStyle="secondary" onClick={add}>
        Add its pin
      </Button>
    </p>
  )
}

type PinRow = { meshKey: unknown; x: unknown; y: unknown }

function pinsIn(fields: FormState): PinRow[] {
  return (fields.places?.rows ?? []).map((_, index) => ({
    meshKey: fields[`places.${index}.meshKey`]?.value,
    x: fields[`places.${index}.x`]?.value,
    y: fields[`places.${index}.y`]?.value,
  }))
}

function knownPins(rows: PinRow[], { scene }: Panel): KnownPin[] {
  return rows.flatMap(({ meshKey, x, y }) => {
    const node = scene?.nodes.find(({ name }) => name === meshKey)
    return node && typeof x === 'number' && typeof y === 'number'
      ? [{ at: groundOf(node), x, y }]
      : []
  })
}

function groundOf({ base: [x, , z] }: PanelNode) {
  return [x, z] as const
}

function filled(value: unknown) {
  return { value, initialValue: value, valid: true }
}

/** Brings a row of the pins into view. */
function show(index: number) {
  const row = document.querySelector(`#field-places [id$="-row-${index}"]`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
}
