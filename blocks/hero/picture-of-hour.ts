import type { UploadField } from 'payload'
import { onlyPictures } from '../parts/image/fields.ts'

/** The hero's frame at another hour; only heroes that fill the screen show it. */
export function pictureOfHour(name: string, label: string): UploadField {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyPictures,
    custom: { coversMedia: true },
    admin: {
      condition: (_, { isTitleBig, isOverMedia }) => Boolean(isTitleBig || isOverMedia),
      description: 'The same camera and the same size as the picture above.',
      components: {
        afterInput: [{ path: '/frames/studio/frame-note.tsx#FrameNote', clientProps: { label } }],
      },
    },
  }
}
