import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Plugin } from 'vite'

const NAME = /(?<![\w-])--[a-zA-Z][\w-]*/g
const COMMENT = /\/\*.*?\*\//gs
const ROOMS = '{ui,motion,scenes,blocks,site}'

/**
 * Vite plugin: gives short names to the custom properties that only stylesheets use, because the long
 * ones are in every document. The sources are changed, so that styles in scripts have the same names,
 * and names of files follow from what is in them.
 */
export function shortenProperties(): Plugin {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    name: 'belvedere:short-properties',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      names = shortProperties()
    },
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => ({ code: renameProperties(code, names), map: null }),
    },
  }
}

/**
 * The short name of each property that no code and no test mentions, in the same order on every
 * machine: neighbours compress best. The catalogue's own stylesheet is not built, and keeps what it
 * uses.
 */
export function shortProperties(): ReadonlyMap<string, string> {
  const mentioned = new Set(sources('**/*.{ts,tsx}').flatMap(wordsIn).map(nameOf))
  const kept = new Set(sources('site/catalogue/**/*.css').flatMap(propertiesIn))
  const own = new Set(sources(`${ROOMS}/**/*.css`).flatMap(propertiesIn))
  const names = shortNames(new Set([...own, ...mentioned]))
  const free = [...own].filter((name) => !mentioned.has(name) && !kept.has(name)).sort()
  return new Map(
    free.flatMap((name) =>
      name.length > '--ab'.length ? [[name, names.next().value ?? name]] : [],
    ),
  )
}

/** A stylesheet with these names in place of others. */
export function renameProperties(css: string, names: ReadonlyMap<string, string>): string {
  return css.replaceAll(NAME, (name) => names.get(name) ?? name)
}

function sources(pattern: string): string[] {
  const exclude = (name: string) => ['node_modules', 'dist', '.next'].includes(name)
  const files = globSync(pattern, { cwd: projectRoot(), exclude })
  return files.map((file) => readFileSync(join(projectRoot(), file), 'utf8'))
}

/** The properties of a stylesheet. */
function propertiesIn(css: string): string[] {
  return css.replaceAll(COMMENT, '').match(NAME) ?? []
}

/** All words of code: a name may be put together, as `--${name}`. */
function wordsIn(code: string): string[] {
  return code.match(/[a-zA-Z][\w-]*/g) ?? []
}

const nameOf = (word: string) => `--${word}`

/** `--a0`, `--a1`, …, without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (let at = Number.parseInt('a0', 36); ; at++) {
    const name = nameOf(at.toString(36))
    if (!taken.has(name)) yield name
  }
}
