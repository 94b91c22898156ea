import { basename, relative } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

/**
 * A class name made from its file and itself alone, so that both builds come to the same one. No two
 * files may be called alike, but for a screen and a part: every byte stands in every document.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = relative(projectRoot(), file).split('?')
  const suffix = path.startsWith('site/screens/') ? '-screen' : ''
  return `${basename(path, '.module.css')}${suffix}_${name}`
}
