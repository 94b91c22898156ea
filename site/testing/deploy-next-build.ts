import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dropOtherBuilds, earlierBuilds, keepBuild } from '../build/earlier-builds.ts'

/**
 * Replaces a build by the next one, as a deployment does: every script has another name, and the
 * old names are gone unless the build keeps them. A build from changed sources would do the same
 * and take ten seconds.
 */
export function deployNextBuild(dist: string): void {
  const kept = keepBuild(dist)
  const assets = join(dist, 'client/assets')
  const names = globSync('*.js', { cwd: assets })
  const renamed = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, nextName(name)), text)
  for (const name of names) {
    const file = join(assets, name)
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
    renameSync(file, join(assets, nextName(name)))
    for (const compressed of ['br', 'gz']) rmSync(`${file}.${compressed}`, { force: true })
  }
  const index = JSON.parse(renamed(readFileSync(join(dist, 'build.json'), 'utf8')))
  const id = nextName(`${index.id}.js`).replace(/\.js$/, '')
  const earlier = earlierBuilds(id, kept)
  const next = { ...index, id, timestamp: new Date().toISOString(), earlier }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(next))
  dropOtherBuilds(dist, earlier)
}

/** The name with another fingerprint of the same length. */
function nextName(name: string) {
  const stem = basename(name, '.js')
  const last = stem.at(-1) ?? ''
  return `${stem.slice(0, -1)}${LETTERS[(LETTERS.indexOf(last) + 1) % LETTERS.length]}.js`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'
