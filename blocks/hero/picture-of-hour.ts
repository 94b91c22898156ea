import type { UploadField } from 'payload'
import { pictureUpload } from '../parts/image/fields.ts'
import { isFullScreen } from './look.ts'

/** The picture that it covers; both are cropped alike, and the studio compares their frames. */
const COVERS = { covers: 'media', isCropped: true }
const FRAME_NOTE = '/media/frames/studio/frame-note.tsx#FrameNote'

/**
 * The hero's frame at another hour; only heroes that fill the screen show it, while the theme has
 * hours.
 */
export function pictureOfHour(name: string, label: string): UploadField {
  return {
    ...pictureUpload(name, label),
    custom: { ...COVERS, part: 'hours' },
    admin: {
      condition: (_, hero) => isFullScreen(hero),
      description: 'The same camera and the same frame as the picture above.',
      components: {
        afterInput: [{ path: FRAME_NOTE, clientProps: { label, ...COVERS } }],
      },
    },
  }
}
