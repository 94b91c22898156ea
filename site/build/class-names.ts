import { basename, relative } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

/**
 * The scoped name of a CSS module class. It depends on file name and class only, so that the client
 * and server builds agree, and has no hash, since every byte is in every document. Module file
 * names must therefore be unique; only a screen may share its name with a block or part.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = relative(projectRoot(), file).split('?')
  const suffix = path.startsWith('site/screens/') ? '-screen' : ''
  return `${basename(path, '.module.css')}${suffix}_${name}`
}
