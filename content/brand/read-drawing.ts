import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { uploadsDir } from '../media/uploads.ts'
import { cleanDrawing, type Drawing, DrawingError } from './clean-drawing.ts'

const MAX_KEPT = 20
const kept = new Map<string, Drawing>()

/**
 * The cleaned drawing of an uploaded SVG. A changed file has another name, so it is read once.
 * Throws a `DrawingError`, also for a file that is missing: a database may be restored without its
 * files, and the studio has to open for somebody to upload them again.
 */
export async function readDrawing(filename: string): Promise<Drawing> {
  const known = kept.get(filename)
  if (known) return known
  const drawing = cleanDrawing(await readText(join(uploadsDir(), basename(filename))))
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(filename, drawing)
  return drawing
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new DrawingError('The file is missing. Upload it again.')
    throw error
  }
}
