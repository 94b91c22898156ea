'use client'

import { Button, Link, toast, useConfig } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { NOT_CHANGED, send } from '../../../studio/request.ts'
import type { Panel, Row } from './panel.ts'
import { ShapePin } from './shape-pin.tsx'

type Props = { row: Row; panel: Panel; onChange: () => void }

/** The actions for a shape: open its record or choose one for it, and find its pin. */
export function ShapeOffer({ row, panel, onChange }: Props) {
  const { routes } = useConfig().config
  const { name, place } = row
  return (
    <div className="model-panel__offer">
      <h3>{name}</h3>
      {place ? (
        <p>
          <Link href={`${routes.admin}/collections/${place.path}`}>Open {place.title}</Link>
        </p>
      ) : (
        <ChooseRecord shape={name} panel={panel} onChange={onChange} />
      )}
      <ShapePin shape={name} panel={panel} />
    </div>
  )
}

/** Gives a shape to a listing or amenity without one, in the draft of that record. */
function ChooseRecord({ shape, panel, onChange }: { shape: string } & Omit<Props, 'row'>) {
  const { routes } = useConfig().config
  const [path, setPath] = useState('')
  const id = useId()
  const give = async () => {
    const record = `${routes.api}/${path}?draft=true&depth=0`
    const problem = await send('PATCH', record, { meshKey: shape }, NOT_CHANGED)
    if (problem) return void toast.error(problem)
    toast.success('Saved in the draft of the record. Publish it there.')
    onChange()
  }
  if (panel.unplaced.length === 0)
    return (
      <p>
        Every listing and amenity has a shape.{' '}
        <Link href={`${routes.admin}/collections/listings/create`}>
          Make a listing for this one
        </Link>
      </p>
    )
  return (
    <div>
      <label htmlFor={id}>Choose a listing for this shape</label>
      <select id={id} value={path} onChange={({ target }) => setPath(target.value)}>
        <option value="">–</option>
        {panel.unplaced.map((record) => (
          <option key={record.path} value={record.path}>
            {record.title}
            {record.path.startsWith('amenities/') ? ' (amenity)' : ''}
          </option>
        ))}
      </select>
      <Button size="small" buttonStyle="secondary" disabled={!path} onClick={give}>
        Give it this shape
      </Button>
    </div>
  )
}
