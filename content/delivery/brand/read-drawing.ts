import type { Frame } from '../../media/foreign-files/frames.ts'
import { readApart } from '../../media/foreign-files/read-apart.ts'
import { uploads } from '../../media/storage/uploads-storage.ts'
import { type Drawing, DrawingError } from './drawing.ts'

const MAX_KEPT = 20
const kept = new Map<string, Drawing>()

/**
 * The cleaned SVG of an uploaded file. A changed file has another name, so it is read once. Rejects
 * with a `DrawingError`, also for a missing file, or with a `BusyError`.
 */
export async function readDrawing(filename: string): Promise<Drawing> {
  const known = kept.get(filename)
  if (known) return known
  const path = await uploads().find(filename)
  if (!path) throw new DrawingError(`The file ${filename} is missing.`)
  const reading = await readApart('wordmark', filename, path)
  if ('flaw' in reading) throw new DrawingError(`It ${reading.flaw}`)
  const drawing = drawingIn(reading.answer)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(filename, drawing)
  return drawing
}

/** The SVG in the response of the program, else throws its `DrawingError`. */
function drawingIn({ value }: Frame): Drawing {
  const { drawing, flaw }: { drawing?: Drawing; flaw?: string } = Object(value)
  if (drawing) return drawing
  throw new DrawingError(flaw ?? 'It cannot be read as a drawing.')
}
