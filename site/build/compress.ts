import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli, gzipped } from '../server/http/encodings.ts'

/** Writes `.br` and `.gz` files beside the text files of a build, at the highest quality. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt}', { cwd: folder })
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

/** Removes the empty scripts that Vite emits for stylesheet entries. */
export function removeEmptyFiles(folder: string): void {
  const files = globSync('**/*.js', { cwd: folder }).map((file) => join(folder, file))
  for (const file of files) if (statSync(file).size === 0) rmSync(file)
}

async function compressFile(file: string) {
  const body = readFileSync(file)
  writeFileSync(`${file}.br`, await brotli(body, 11))
  writeFileSync(`${file}.gz`, await gzipped(body, 9))
}
