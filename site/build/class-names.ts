import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ROOMS = '{ui,motion,scenes,blocks,site}'

/** Classes and keyframes, which CSS modules scope alike. */
const IDENTIFIER = /\.([a-zA-Z][\w-]*)|@keyframes\s+([\w-]+)/g
const COMMENT = /\/\*.*?\*\//gs

/**
 * The scoped name of a CSS module class in development. It depends on file name and class only;
 * module file names must therefore be unique; only a screen may share its name with a block or part.
 */
export function scopedName(name: string, file: string): string {
  const path = pathOf(file)
  const suffix = path.startsWith('site/screens/') ? '-screen' : ''
  return `${basename(path, '.module.css')}${suffix}_${name}`
}

/**
 * Short scoped names for builds, since every byte is in every document: two letters for the file,
 * then the number of the class. The capital keeps them apart from global classes. They are numbered by
 * the sources, so that the client and server builds agree.
 */
export function shortNames(): (name: string, file: string) => string {
  const files = moduleFiles()
  const known = new Map<string, string[]>()
  return (name, file) => {
    const path = pathOf(file)
    const fileAt = files.indexOf(path)
    if (fileAt < 0) throw new Error(`${path} is a CSS module outside of ${ROOMS}.`)
    const names = known.get(path) ?? identifiersIn(path)
    known.set(path, names)
    const nameAt = names.indexOf(name)
    if (nameAt < 0) throw new Error(`${path} has no class or keyframes named ${name}.`)
    return shortName(fileAt, nameAt)
  }
}

/** A name such as `Aba`: file 1, class 0. */
export function shortName(file: number, at: number): string {
  const first = LETTERS[Math.floor(file / LETTERS.length)]
  if (!first) throw new Error('There are more CSS modules than two letters can number.')
  return `${first.toUpperCase()}${LETTERS[file % LETTERS.length]}${at.toString(36)}`
}

/** Paths of all CSS modules relative to the project's root, in the same order on every machine. */
export function moduleFiles(): string[] {
  const exclude = (name: string) => ['node_modules', 'dist'].includes(name)
  return globSync(`${ROOMS}/**/*.module.css`, { cwd: projectRoot(), exclude }).sort()
}

function identifiersIn(path: string) {
  const css = readFileSync(join(projectRoot(), path), 'utf8')
  const found = css.replaceAll(COMMENT, '').matchAll(IDENTIFIER)
  return [...new Set([...found].map(([, name, keyframes]) => name ?? keyframes ?? ''))]
}

function pathOf(file: string) {
  const [path = file] = relative(projectRoot(), file).split('?')
  return path
}
