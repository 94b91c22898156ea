import type { UploadField } from 'payload'
import { pictureUpload } from '../parts/image/fields.ts'
import { FULL_SCREEN, isFullScreen } from './look.ts'

/** The picture that it covers; both are cropped alike, and the studio compares their frames. */
const COVERS = { covers: 'media', isCropped: true }
const FRAME_NOTE = '/media/frames/studio/frame-note.tsx#FrameNote'

/** Below a picture: whether words can be read on it. The dialog before a publish asks as well. */
export const WORDS_ON = {
  custom: { wordsOn: FULL_SCREEN },
  note: {
    path: '/media/words-on-pictures/studio/words-note.tsx#WordsNote',
    clientProps: { looks: FULL_SCREEN },
  },
}

/**
 * The hero's frame at another hour; only heroes that fill the screen show it, while the theme has
 * hours.
 */
export function pictureOfHour(name: string, label: string): UploadField {
  return {
    ...pictureUpload(name, label),
    custom: { ...COVERS, ...WORDS_ON.custom, part: 'hours' },
    admin: {
      condition: (_, hero) => isFullScreen(hero),
      description: 'The same camera and the same frame as the picture above.',
      components: {
        afterInput: [{ path: FRAME_NOTE, clientProps: { label, ...COVERS } }, WORDS_ON.note],
      },
    },
  }
}
