import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { uploadsDir } from '../media/uploads.ts'
import { cleanDrawing, type Drawing } from './clean-drawing.ts'

const MAX_KEPT = 20
const kept = new Map<string, Drawing>()

/**
 * The cleaned drawing of an uploaded SVG. A changed file has another name, so it is read once.
 * Throws a `DrawingError`.
 */
export async function readDrawing(filename: string): Promise<Drawing> {
  const known = kept.get(filename)
  if (known) return known
  const drawing = cleanDrawing(await readFile(join(uploadsDir(), basename(filename)), 'utf8'))
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(filename, drawing)
  return drawing
}
