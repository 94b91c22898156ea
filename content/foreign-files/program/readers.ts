import { answerDrawing } from '../../brand/drawing-answer.ts'
import { answerSheet } from '../../listing-sheet/sheet-answer.ts'
import { answerMeasures } from '../../media/measures-answer.ts'
import { answerUpload } from '../../media/upload-answer.ts'
import type { Kind } from '../limits.ts'
import type { Reader } from './serve-readers.ts'

const readPicture = answerUpload(async (file, name) => {
  const { readPicture } = await import('../../media/read-picture.ts')
  return readPicture(file, name)
})

/** The reader of each kind; it loads its libraries with its first file. */
export const READERS: Record<Kind, Reader> = {
  drawing: readPicture,
  picture: readPicture,
  film: answerUpload(async (file, name) => {
    const { inspectFilm } = await import('../../media/inspect-film.ts')
    return inspectFilm(file, name)
  }),
  document: answerUpload(async (file, name) => {
    const { inspectDocument } = await import('../../media/inspect-document.ts')
    return inspectDocument(file, name)
  }),
  font: answerUpload(async (file, name) => {
    const { inspectFont } = await import('../../media/inspect-font.ts')
    return inspectFont(file, name)
  }),
  model: answerUpload(async (file, name) => {
    const { readModel } = await import('../../masterplan/read-model.ts')
    return readModel(file, name)
  }),
  measures: answerMeasures,
  typeface: async (file, name) => {
    const { answerPlainFont } = await import('../../share/plain-font.ts')
    return answerPlainFont(file, name)
  },
  wordmark: answerDrawing,
  sheet: answerSheet,
}
