import type { Kind } from './media/foreign-files/limits.ts'
import { type Reader, serveReaders } from './media/foreign-files/serve-readers.ts'
import { answerUpload } from './media/upload-answer.ts'

/** A reader whose libraries are loaded with its first file. */
function later(load: () => Promise<Reader>): Reader {
  return async (file, name) => (await load())(file, name)
}

const picture = later(async () => {
  const { readPicture } = await import('./media/read-picture.ts')
  return answerUpload(readPicture)
})

/** The reader of each kind. */
const READERS: Record<Kind, Reader> = {
  drawing: picture,
  picture,
  heic: picture,
  film: later(async () => answerUpload((await import('./media/inspect-film.ts')).inspectFilm)),
  document: later(async () => {
    const { inspectDocument } = await import('./media/inspect-document.ts')
    return answerUpload(inspectDocument)
  }),
  font: later(async () => answerUpload((await import('./media/inspect-font.ts')).inspectFont)),
  model: later(async () =>
    answerUpload((await import('./media/masterplan/read-model.ts')).readModel),
  ),
  measures: later(async () => (await import('./media/font-facts.ts')).answerMeasures),
  typeface: later(async () => (await import('./delivery/share/plain-font.ts')).answerPlainFont),
  wordmark: later(async () => (await import('./delivery/brand/answer-drawing.ts')).answerDrawing),
  sheet: later(async () => (await import('./listings/answer-sheet.ts')).answerSheet),
}

// A separate program: `media/foreign-files` starts it for foreign files.
serveReaders(READERS)
