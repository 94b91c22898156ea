import { readFile } from 'node:fs/promises'
import type { Bytes } from './bytes.ts'
import { readFontFacts } from './font-facts.ts'
import { UploadError } from './upload-error.ts'

/** Rejects a font that browsers could not read, with an `UploadError`. */
export async function inspectFont(bytes: Bytes, name: string): Promise<{ kind: 'woff2' }> {
  const buffer = typeof bytes === 'string' ? await readFile(bytes) : bytes
  try {
    await readFontFacts(buffer)
    return { kind: 'woff2' }
  } catch {
    throw new UploadError(
      `"${name}" is damaged, or not a font for Latin text. Please export it as WOFF2 again.`,
    )
  }
}
