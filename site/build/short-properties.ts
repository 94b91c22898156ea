import { createHash } from 'node:crypto'
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
 * The short name of each property that no code and no test mentions. It follows from the long one, so
 * that a new property changes no other stylesheet. The catalogue's own stylesheet is not built, and
 * keeps what it uses.
 */
export function shortProperties(): ReadonlyMap<string, string> {
  const mentioned = new Set(sources('**/*.{ts,tsx}').flatMap(wordsIn).map(nameOf))
  const kept = new Set(sources('site/catalogue/**/*.css').flatMap(propertiesIn))
  const own = new Set(sources(`${ROOMS}/**/*.css`).flatMap(propertiesIn))
  const taken = new Set([...own, ...mentioned])
  const short = new Map<string, string>()
  for (const name of [...own].sort()) {
    if (mentioned.has(name) || kept.has(name) || name.length <= '--abc'.length) continue
    const next = shortNamesFor(name).find((one) => !taken.has(one))
    if (!next) throw new Error(`There is no short name left for ${name}.`)
    taken.add(next)
    short.set(name, next)
  }
  return short
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

/** Names such as `--k3f`, in an order that the long name decides. */
function shortNamesFor(name: string): string[] {
  const hash = createHash('sha256').update(name).digest('hex')
  const letters = BigInt(`0x${hash}`).toString(36)
  return Array.from(
    { length: letters.length - 3 },
    (_, at) => `--${letters.slice(at, at + 3)}`,
  ).filter((one) => /^--[a-z]/.test(one))
}
