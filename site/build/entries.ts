import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { THEME_NAMES, type ThemeName } from '@belvedere/kit/theme/themes.ts'
import { type ImportCache, importedStyles } from './imported-styles.ts'

export const SITE = join(projectRoot(), 'site')
export const CLIENT_ENTRY = 'browser/main.ts'
/** The entry of the shell's stylesheet: the global styles. */
export const SHELL_ENTRY = join(SITE, 'styles.ts')

/** The rooms of the themes. */
const ROOMS = join(projectRoot(), 'ui/themes')

/** The entry of what a theme adds to it: the theme's own global styles. */
export function themeEntry(theme: ThemeName): string {
  return join(ROOMS, theme, 'styles.ts')
}

/** The stylesheets of the shell by their entries; each file is in one of them. */
export function shellSheets(): Map<string, string[]> {
  const all = THEME_NAMES.map((theme) => [theme, shellStyles(theme)] as const)
  const common = all[0]?.[1].filter((file) => all.every(([, files]) => files.includes(file))) ?? []
  const own = all.map(([theme, files]) => {
    return [themeEntry(theme), files.filter((file) => !common.includes(file))] as const
  })
  return new Map([[SHELL_ENTRY, common], ...own])
}

/**
 * Whether a stylesheet is in a room of another theme, which is any folder of its name: it is no part
 * of this theme's documents.
 */
function isOfAnother(theme: ThemeName, file: string) {
  const folders = dirname(relative(projectRoot(), file)).split(sep)
  return THEME_NAMES.some((name) => name !== theme && folders.includes(name))
}

/** The files of the shell's stylesheet: global styles, and those of the shell's parts. */
export function shellStyles(theme: ThemeName, cache: ImportCache = new Map()): string[] {
  for (const view of find('site/shell/**/*.tsx').filter(loadsOwnStyles)) cache.set(view, [])
  const common = importedStyles([SHELL_ENTRY, themeEntry(theme)], cache)
  const parts = find('site/shell/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  const shown = importedStyles(parts, cache)
  return [...common, ...shown.sort()].filter((file) => !isOfAnother(theme, file))
}

/** A part of the shell with a `styles.ts` loads its styles on demand, with its script. */
function loadsOwnStyles(view: string) {
  return existsSync(join(dirname(view), 'styles.ts'))
}

/**
 * The stylesheets that each kind needs in a theme beside the shell's, by model key: the folder `feature-5050`
 * is the kind `feature_5050`, the screen `gallery` is `gallery_screen`. Those of shared parts come
 * first, so that the kind's own can override them.
 */
export function kindStyles(theme: ThemeName): Map<string, string[]> {
  const cache: ImportCache = new Map()
  const shell = new Set(shellStyles(theme, cache))
  const stylesOf = (file: string) => {
    const styles = importedStyles([file], isOfShell(file) ? new Map() : cache).filter(
      (style) => !shell.has(style) && !isOfAnother(theme, style),
    )
    return [...styles.filter(isShared).sort(), ...styles.filter((style) => !isShared(style))]
  }
  return new Map([...viewFiles()].map(([kind, file]) => [kind, stylesOf(file)]))
}

/**
 * The entry file of each kind. `sheet` is the catalogue's own kind, which shows single UI parts.
 */
function viewFiles(): Map<string, string> {
  const blocks = find('blocks/*/index.ts').map((file) => [kindOf(file), file] as const)
  const screens = find('site/screens/*/view.tsx').map((file) => {
    return [`${kindOf(file)}_screen`, file] as const
  })
  return new Map([
    ...blocks,
    ...screens,
    ['error_screen', join(SITE, 'shell/errors/view.tsx')],
    ['preview_bar', join(SITE, 'server/preview/bar.tsx')],
    ['sheet', join(SITE, 'catalogue/specimens.tsx')],
  ])
}

/** Whether a kind's file belongs to the shell: `error_screen` is the only such kind. */
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

/** The stylesheets of all kinds in all themes. */
export function allKindStyles(): string[] {
  return [...new Set(THEME_NAMES.flatMap((theme) => [...kindStyles(theme).values()].flat()))]
}
