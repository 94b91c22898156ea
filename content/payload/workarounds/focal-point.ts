import type { CollectionBeforeOperationHook } from 'payload'

/**
 * The studio sends a new focal point as an edit of the file, and Payload writes the file again
 * (`payload/dist/uploads/generateFileData.js`). Here the point is stored in its fields only, and
 * the file stays as it was uploaded. https://github.com/payloadcms/payload/issues/12234
 */
export const storeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const point = pointOf(req.query.uploadEdits)
  delete req.query.uploadEdits
  return point && 'data' in args ? { ...args, data: { ...args.data, ...point } } : undefined
}

function pointOf(edits: unknown) {
  const { focalPoint } = (edits ?? {}) as { focalPoint?: { x?: unknown; y?: unknown } }
  const [focalX, focalY] = [focalPoint?.x, focalPoint?.y].map(percent)
  return focalX === undefined || focalY === undefined ? undefined : { focalX, focalY }
}

function percent(value: unknown) {
  const number = Math.round(Number(value))
  return value !== undefined && number >= 0 && number <= 100 ? number : undefined
}
