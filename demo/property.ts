import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readEnv } from '@belvedere/kit/env.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Copy, CopyFile, CopyPattern, CopyPlan } from './copy.ts'

/** A property to seed: its folder, and the contents of its JSON files. */
export type Property = {
  folder: string
  copy: Copy
  /** The shelf of the block picker, which shows every kind of block in its variants. */
  patterns: CopyPattern[]
  /** Every file of the property, by name. */
  files: Record<string, CopyFile>
  plan: CopyPlan
}

/** The folder of the property to seed: `PROPERTY_DIR`, or the demo. */
export function propertyDir(): string {
  return resolve(projectRoot(), readEnv('PROPERTY_DIR', { default: 'demo', hint: '' }))
}

/** Reads the JSON files of a property. Payload validates the fields in them as they are seeded. */
export function readProperty(folder = propertyDir()): Property {
  const read = <T extends object>(name: string, parts: (keyof T)[] = []) => {
    return readJson<T>(join(folder, name), parts)
  }
  return {
    folder,
    copy: read<Copy>('copy.json', PARTS),
    patterns: read<CopyPattern[]>('patterns.json'),
    files: read<Record<string, CopyFile>>('manifest.json'),
    plan: read<CopyPlan>('models/plan.json'),
  }
}

const PARTS: (keyof Copy)[] = [
  ...(['site', 'brand', 'global', 'home', 'overview', 'map', 'pages', 'experiences'] as const),
  ...(['categories', 'listings', 'galleries', 'amenities'] as const),
]

function readJson<T extends object>(file: string, parts: (keyof T)[]): T {
  const content: T = JSON.parse(readText(file))
  const missing = parts.filter((part) => content[part] === undefined)
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}; see demo/copy.ts.`)
  return content
}

function readText(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(
      `${file} cannot be read. A property folder (PROPERTY_DIR) has the same JSON files as demo/.`,
    )
  }
}
