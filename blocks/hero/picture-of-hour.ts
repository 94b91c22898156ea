import type { UploadField } from 'payload'
import { pictureUpload } from '../parts/image/fields.ts'
import { FULL_SCREEN, isFullScreen } from './look.ts'

/** The picture that it covers; both are cropped alike, and the studio compares their frames. */
const COVERS = { covers: 'media', isCropped: true }
const FRAME_NOTE = '/media/frames/studio/frame-note.tsx#FrameNote'

/**
 * Below a picture: whether words can be read on it, and on the one that follows while the hero leaves
 * the screen. The dialog before a publish asks as well.
 */
export function wordsOn(leaving?: string) {
  const clientProps = { looks: FULL_SCREEN, ...(leaving && { leaving }) }
  const path = '/media/words-on-pictures/studio/words-note.tsx#WordsNote'
  return { custom: { wordsOn: clientProps }, note: { path, clientProps } }
}

/** The hero's frame at noon; what its words need is said below the main picture. */
export const noon = pictureOfHour('noon', 'Picture at noon')

/** The hero's frame at dusk. */
export const dusk = pictureOfHour('dusk', 'Picture at dusk', wordsOn())

/** A frame at another hour; only heroes that fill the screen show it, while the theme has hours. */
function pictureOfHour(
  name: string,
  label: string,
  words?: ReturnType<typeof wordsOn>,
): UploadField {
  const frameNote = { path: FRAME_NOTE, clientProps: { label, ...COVERS } }
  return {
    ...pictureUpload(name, label),
    custom: { ...COVERS, ...words?.custom, part: 'hours' },
    admin: {
      condition: (_, hero) => isFullScreen(hero),
      description: 'The same camera and the same frame as the picture above.',
      components: { afterInput: [frameNote, ...(words ? [words.note] : [])] },
    },
  }
}
