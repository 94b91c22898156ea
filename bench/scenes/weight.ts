import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { prepare } from '@belvedere/content/media/masterplan/prepare/prepare.ts'
import { bounded, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'

const MODEL = join(import.meta.dirname, '../../demo/models/masterplan.glb')

/** The demo's model, as the content service delivers it. */
export async function deliveredModel(): Promise<Buffer> {
  const uploaded = readFileSync(MODEL)
  return Buffer.from((await prepare(uploaded)).optimised ?? uploaded)
}

/** The kilobytes that are transferred for a scene: its code and its model. */
export function measureWeight(scripts: readonly { code: string }[], model: Uint8Array): Row[] {
  const bytes = scripts.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
  const { codeKB, modelKB } = bounds.scene
  return [
    bounded('Code of the scene', bytes / 1000, codeKB, 'KB'),
    bounded('Model', model.length / 1000, modelKB, 'KB'),
  ]
}
