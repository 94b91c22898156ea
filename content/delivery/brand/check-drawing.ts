import { isBusy } from '@belvedere/kit/queue.ts'
import type { UploadFieldSingleValidation } from 'payload'
import { asDoc } from '../../payload/doc.ts'
import { DrawingError } from './drawing.ts'
import { readDrawing } from './read-drawing.ts'

/** Checks that a chosen file can be inlined in a page as an SVG. */
export const checkDrawing: UploadFieldSingleValidation = async (value, { req }) => {
  const id = typeof value === 'object' ? asDoc(value).id : value
  if (typeof id !== 'number' && typeof id !== 'string') return true
  const file = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!file) return 'This file is no longer in the media library. Choose another.'
  if (file.mimeType !== 'image/svg+xml') return 'Choose a drawing (SVG).'
  try {
    const { box } = await readDrawing(file.filename ?? '')
    return box.width > 0 && box.height > 0 ? true : 'This drawing has no size: give it a viewBox.'
  } catch (error) {
    if (error instanceof DrawingError) return `This drawing cannot be used. ${error.message}`
    if (isBusy(error)) return error.message
    return 'The file of this drawing cannot be read. Upload it again.'
  }
}
