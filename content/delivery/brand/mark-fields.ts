import { isBusy } from '@belvedere/kit/queue.ts'
import type { Field, UploadFieldSingleValidation, Where } from 'payload'
import { asDoc } from '../../payload/doc.ts'
import { DrawingError } from './drawing.ts'
import { readDrawing } from './read-drawing.ts'

/** Checks that a chosen file can stand in a page as a drawing. */
const checkDrawing: UploadFieldSingleValidation = async (value, { req }) => {
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

const onlyDrawings = (): Where => ({ mimeType: { equals: 'image/svg+xml' } })

/** Wordmark and mark. */
export const markFields: Field[] = [
  {
    name: 'wordmark',
    label: 'Wordmark',
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyDrawings,
    validate: checkDrawing,
    admin: {
      description:
        'An SVG of shapes, without fonts. What is black takes the colour of the text around it; other colours stay.',
    },
  },
  {
    name: 'wordmarkText',
    label: 'Wordmark set in type',
    type: 'text',
    localized: true,
    maxLength: 40,
    admin: {
      description:
        'Without a drawing, these words are the wordmark, in the typeface of titles. Empty means the name of the site.',
    },
  },
  {
    name: 'mark',
    label: 'Mark',
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyDrawings,
    validate: checkDrawing,
    admin: {
      description:
        'A square SVG for the start of a visit, the sign-in of the studio and the browser tab (unless “Site” has an icon of its own). Keep a tenth of its width free at each edge: a circle is drawn around it.',
    },
  },
]
