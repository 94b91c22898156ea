import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli, gzipped } from '../server/encode.ts'

/** Writes the brotli and gzip forms of a build's texts beside them, as small as they get. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt}', { cwd: folder })
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string) {
  const body = readFileSync(file)
  writeFileSync(`${file}.br`, await brotli(body, 11))
  writeFileSync(`${file}.gz`, await gzipped(body, 9))
}
