import type { Plugin } from 'vite'

/** Strings, which are kept as they are, and spaces around commas and slashes. */
const STRING_OR_SPACE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(,) | (\/) /g

/**
 * Vite plugin: removes the spaces that Lightning CSS leaves after commas and around slashes in values
 * with `var()`, which it does not parse. Most styles are in every document.
 */
export function compactStyles(): Plugin {
  return {
    name: 'belvedere:compact-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = compact(String(file.source))
    },
  }
}

/** A stylesheet without the spaces that mean nothing; ` * ` stays, as it may be a selector. */
export function compact(css: string): string {
  return css.replaceAll(STRING_OR_SPACE, (found, comma, slash) => comma ?? slash ?? found)
}
