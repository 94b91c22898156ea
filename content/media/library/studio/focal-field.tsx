'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { previewOf } from '../preview.ts'
import { cardOf } from './card.ts'
import { FocalPoint } from './focal-point.tsx'
import { usePublicUses } from './use-public-uses.ts'
import './focal-point.css'

/** The focal point in the form of a picture; it is saved with the form. */
export function FocalField() {
  const { id, savedDocumentData } = useDocumentInfo()
  const uses = usePublicUses(id)
  const x = useField<number | null>({ path: 'focalX' })
  const y = useField<number | null>({ path: 'focalY' })
  const card = savedDocumentData && cardOf(savedDocumentData)
  const preview = previewOf(savedDocumentData ?? {})
  if (!card?.pixels || !preview) return null
  return (
    <div className="field-type library-focus-field">
      <h3 className="field-label">Focal point</h3>
      <FocalPoint
        preview={preview}
        pixels={card.pixels}
        point={{ x: x.value ?? 50, y: y.value ?? 50 }}
        isLocked={uses?.isLocked}
        onChange={(point) => {
          x.setValue(point.x)
          y.setValue(point.y)
        }}
      />
    </div>
  )
}
