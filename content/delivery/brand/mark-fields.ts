import type { Field, Where } from 'payload'
import { checkDrawing } from './check-drawing.ts'

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
