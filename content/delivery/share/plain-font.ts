import { readFile } from 'node:fs/promises'
import decompress from 'woff2-encoder/decompress'
import type { Reader } from '../../media/foreign-files/serve-readers.ts'
import { checkUnpackedSize } from '../../media/woff2-size.ts'

/** The reader of unpacked fonts in the program for foreign files. */
export const answerPlainFont: Reader = async (file) => {
  const font = typeof file === 'string' ? await readFile(file) : file
  checkUnpackedSize(font)
  return { value: null, bytes: await decompress(font) }
}
