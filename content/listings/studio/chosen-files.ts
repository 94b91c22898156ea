import { sha256Of } from '../../studio/sha256.ts'
import { MAX_BYTES, TOO_LARGE } from '../limits.ts'

/** The files chosen for an import: one spreadsheet, and pictures by name. */
export type ChosenFiles = { sheet: File | undefined; pictures: File[] }

export const NO_FILES: ChosenFiles = { sheet: undefined, pictures: [] }

/** Adds newly chosen files to the earlier ones: a spreadsheet replaces the last one. */
export function addFiles(before: ChosenFiles, files: File[]): ChosenFiles | { message: string } {
  const pictures = files.filter(isPicture)
  const [sheet, second] = files.filter((file) => !isPicture(file))
  if (second) return { message: 'Choose one sheet at a time. The other files must be pictures.' }
  if (sheet && sheet.size > MAX_BYTES) return { message: TOO_LARGE }
  const names = new Set(pictures.map(({ name }) => name))
  const kept = before.pictures.filter(({ name }) => !names.has(name))
  return { sheet: sheet ?? before.sheet, pictures: [...kept, ...pictures] }
}

function isPicture({ name, type }: File) {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|avif|svg)$/i.test(name)
}

/**
 * A copy of the file in memory: the spreadsheet may be saved again while its preview is open, and
 * then the browser can no longer read the chosen file.
 */
export async function heldInMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type })
}

/** The hash that the library adds to a filename. */
export async function hashOf(file: File): Promise<string> {
  return sha256Of(await file.arrayBuffer())
}
