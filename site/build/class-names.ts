import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

/** A class name made from its file and itself alone, so that both builds come to the same one. */
export function scopedName(name: string, file: string): string {
  const [path = file] = relative(projectRoot(), file).split('?')
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4)
  return `${basename(path, '.module.css')}-${name}-${hash}`
}
