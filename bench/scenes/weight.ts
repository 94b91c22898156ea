import { brotliCompressSync } from 'node:zlib'
import { bounded, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'

type Script = { fileName: string; code: string }

/** The bytes transferred for a scene besides React, and the model. */
export function measureWeight(scripts: readonly Script[], model: Uint8Array): Row[] {
  const own = scripts.filter(({ fileName }) => !fileName.startsWith('react'))
  const bytes = own.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
  const { codeKB, modelKB } = bounds.scene
  return [
    bounded('Code of the scene besides React', bytes / 1000, codeKB, 'KB'),
    bounded('Model', model.length / 1000, modelKB, 'KB'),
  ]
}
