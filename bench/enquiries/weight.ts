import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'
import { bounded, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'

const DIST = join(root, 'site/dist')

/**
 * The script of the form as brotli, which the site sends. A chunk of the proof of work is not
 * included: browsers load it only when the site asks for one.
 */
export function weightRows(dist = DIST): Row[] {
  const assets = join(dist, 'client/assets')
  const [file, ...others] = globSync('start-form-*.js.br', { cwd: assets })
  if (!file || others.length > 0)
    throw new Error(`The script of the form is not named as expected: see ${assets}.`)
  const weight = statSync(join(assets, file)).size / 1000
  return [bounded("The form's script", weight, bounds.enquiries.script, 'KB')]
}
