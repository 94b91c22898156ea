import { readFile } from 'node:fs/promises'
import type { Reader } from '../../media/foreign-files/serve-readers.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { DrawingError } from './drawing.ts'

/** The reader of brand drawings in the program for foreign files. */
export const answerDrawing: Reader = async (file) => {
  try {
    return { value: { drawing: cleanDrawing(await readText(file)) } }
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    return { value: { flaw: error.message } }
  }
}

/**
 * A missing file is a flaw as well: a database may be restored without its files, and the studio has
 * to open for somebody to upload them again.
 */
async function readText(file: Buffer | string): Promise<string> {
  if (typeof file !== 'string') return file.toString()
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new DrawingError('The file is missing. Upload it again.')
    throw error
  }
}
