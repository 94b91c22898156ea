import { answerUpload } from '../../upload-answer.ts'
import type { Kind } from '../limits.ts'
import type { Reader } from './serve-readers.ts'

/** A reader whose libraries are loaded with its first file. */
function later(load: () => Promise<Reader>): Reader {
  return async (file, name) => (await load())(file, name)
}

const picture = later(async () => {
  const { readPicture } = await import('../../read-picture.ts')
  return answerUpload(readPicture)
})

/** The reader of each kind. */
export const READERS: Record<Kind, Reader> = {
  drawing: picture,
  picture,
  film: later(async () => answerUpload((await import('../../inspect-film.ts')).inspectFilm)),
  document: later(async () => {
    const { inspectDocument } = await import('../../inspect-document.ts')
    return answerUpload(inspectDocument)
  }),
  font: later(async () => answerUpload((await import('../../inspect-font.ts')).inspectFont)),
  model: later(async () =>
    answerUpload((await import('../../masterplan/read-model.ts')).readModel),
  ),
  measures: later(async () => (await import('../../font-facts.ts')).answerMeasures),
  typeface: later(
    async () => (await import('../../../delivery/share/plain-font.ts')).answerPlainFont,
  ),
  wordmark: later(
    async () => (await import('../../../delivery/brand/answer-drawing.ts')).answerDrawing,
  ),
  sheet: later(async () => (await import('../../../listings/answer-sheet.ts')).answerSheet),
}
