import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { PropertyError, readProperty } from '../read-property.ts'

type Files = Record<string, unknown>

/** A property folder with these files; texts are written as they are, all else as JSON. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-property-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** The faults of a property as `copy.json:3 sentence`. */
export async function faultsIn(files: Files): Promise<string[]> {
  const folder = folderWith(files)
  try {
    await readProperty(folder)
    return []
  } catch (error) {
    if (!(error instanceof PropertyError)) throw error
    return error.faults.map(({ file, line, text }) => `${file}:${line} ${text}`)
  }
}
