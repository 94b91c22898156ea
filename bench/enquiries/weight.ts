import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BuildIndex } from '@belvedere/site/server/render/build-index.ts'
import { root } from '../../launch/paths.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'

const DIST = join(root, 'site/dist')

type Script = { name: string; bytes: number }

/**
 * What the form's island loads besides React: as brotli, which the site sends, and by the index of
 * the build, from which the documents take it. A chunk of the proof of work is not included:
 * browsers load it only when the site asks for one.
 */
export function weightRows(dist = DIST): Row[] {
  const index: BuildIndex = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  const scripts = (index.islands.contact_form ?? []).map((path): Script => {
    const { size } = statSync(join(dist, 'client', `${path}.br`))
    return { name: nameOf(path), bytes: size }
  })
  const react = scripts.filter(({ name }) => name === 'react')
  const own = scripts.filter(({ name }) => name !== 'react')
  if (react.length !== 1 || !own.some(({ name }) => name === 'island'))
    throw new Error('The scripts of the form are not named as expected: see site/dist/build.json.')
  return [
    bounded("The form's island besides React", kilobytes(own), bounds.enquiries.island, 'KB'),
    noted('  its chunks', own.map((one) => `${one.name} ${kilobytes([one])} KB`).join(', ')),
    noted('  React', `${kilobytes(react)} KB`),
  ]
}

/** `island` for `/assets/island-C5aUnKJF.js`. */
function nameOf(path: string) {
  return basename(path).replace(/-[\w-]{8}\.js$/, '')
}

function kilobytes(scripts: readonly Script[]) {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
