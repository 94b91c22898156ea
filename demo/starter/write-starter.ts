import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PropertyKind } from '@belvedere/kit/property-kind.ts'
import sharp from 'sharp'
import { writeSchemas } from '../format/write-schemas.ts'
import { fileOf, starterCopy, starterFiles } from './copy.ts'
import { DRAWING_NAMES, drawing } from './drawings.ts'
import { type Language, WORDS } from './words.ts'

export type Starter = { folder: string; language: Language; kind: PropertyKind; name?: string }

/** Writes the folder of a new property. Throws if there is something in it already. */
export async function writeStarter({ folder, language, kind, name }: Starter): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty, and nothing was written. Name a new folder.`)
  const words = WORDS[language]
  writeJson(join(folder, 'copy.json'), starterCopy(words, kind, name ?? words.name))
  writeJson(join(folder, 'manifest.json'), starterFiles(words))
  writeSchemas(folder)
  for (const drawn of DRAWING_NAMES) {
    const file = join(folder, fileOf(drawn))
    mkdirSync(dirname(file), { recursive: true })
    await sharp(Buffer.from(drawing(drawn)))
      .webp({ quality: 84 })
      .toFile(file)
  }
}

function writeJson(file: string, value: object) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
