import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { importedStyles, type Known } from './imported-styles.ts'

export const SITE = join(projectRoot(), 'site')
export const CLIENT_ENTRY = 'browser/main.ts'
export const HYDRATION = 'browser/hydrate-island.tsx'
export const SHELL_STYLES = 'styles.ts'

/** The files of the shell's stylesheet: what every page has, and the styles of the shell's own parts. */
export function shellStyles(known: Known = new Map()): string[] {
  for (const view of find('site/shell/**/*.tsx').filter(bringsItsStyles)) known.set(view, [])
  const common = importedStyles([join(SITE, SHELL_STYLES)], known)
  const parts = find('site/shell/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  const shown = importedStyles(parts, known)
  return [...common, ...shown.sort()]
}

/** A piece of the shell with a `styles.ts` is not seen before its script adds them to the document. */
function bringsItsStyles(view: string) {
  return existsSync(join(dirname(view), 'styles.ts'))
}

/**
 * The stylesheets that each block kind needs beside the shell's, by model key: the folder
 * `feature-5050` is `feature_5050`. Those of shared parts come first, so that the kind's own can
 * differ from them. Screens have parts of their own: the folder `gallery` is `gallery_screen`.
 */
export function kindStyles(): Map<string, string[]> {
  const known: Known = new Map()
  const shell = new Set(shellStyles(known))
  const stylesOf = (file: string) => {
    const styles = importedStyles([file], isOfShell(file) ? new Map() : known).filter(
      (style) => !shell.has(style),
    )
    return [...styles.filter(isShared).sort(), ...styles.filter((style) => !isShared(style))]
  }
  return new Map([...viewFiles()].map(([kind, file]) => [kind, stylesOf(file)]))
}

/** The file that leads to all a kind shows. The catalogue has a kind of its own, for parts alone. */
function viewFiles(): Map<string, string> {
  const blocks = find('blocks/*/index.ts').map((file) => [kindOf(file), file] as const)
  const screens = find('site/screens/*/view.tsx').map((file) => {
    return [`${kindOf(file)}_screen`, file] as const
  })
  return new Map([
    ...blocks,
    ...screens,
    ['error_screen', join(SITE, 'shell/errors/view.tsx')],
    ['sheet', join(SITE, 'catalogue/specimens.tsx')],
  ])
}

/** Only a part of the shell that brings its styles is a kind as well. */
function isOfShell(file: string) {
  return relative(SITE, file).startsWith('shell/')
}

function isShared(file: string) {
  return /^(?:ui|blocks\/parts)\//.test(relative(projectRoot(), file))
}

function find(pattern: string): string[] {
  const files = globSync(pattern, { cwd: projectRoot() }).sort()
  return files.map((file) => join(projectRoot(), file))
}

function kindOf(file: string) {
  return basename(dirname(file)).replaceAll('-', '_')
}
