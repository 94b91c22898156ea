import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

const NAME = /(?<![\w-])--[a-zA-Z][\w-]*/g
const COMMENT = /\/\*.*?\*\//gs
const ROOMS = '{ui,motion,scenes,blocks,site}'

/**
 * A short name for each custom property that only stylesheets use: the long ones are in every
 * document. What code or a test mentions keeps its name. They are numbered by the sources, so that
 * each build has the same.
 */
export function shortProperties(): ReadonlyMap<string, string> {
  const mentioned = new Set(sources('**/*.{ts,tsx}').flatMap(wordsIn))
  const own = new Set(sources(`${ROOMS}/**/*.css`).flatMap(propertiesIn))
  const free = [...own].filter((name) => !mentioned.has(name.slice('--'.length))).sort()
  const short = shortNames(new Set([...own, ...[...mentioned].map((word) => `--${word}`)]))
  return new Map(
    free.flatMap((name) => {
      const next = short.next().value
      return next && next.length < name.length ? [[name, next] as const] : []
    }),
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

/** `--a0`, `--a1`, …, without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (let i = 360; ; i++) {
    const name = `--${i.toString(36)}`
    if (/^--[a-z]/.test(name) && !taken.has(name)) yield name
  }
}
