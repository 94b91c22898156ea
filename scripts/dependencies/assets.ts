import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../launch/paths.ts'

/** The third-party contents of the project besides packages, as lines of a Markdown list. */
export function bundledAssets(): string[] {
  return [
    ...fonts(),
    "- The globe's land (`blocks/globe/land.ts`) is made from [Natural Earth](https://www.naturalearthdata.com), public domain, as packaged in `world-atlas` (ISC).",
    "- The demo's pictures, films, models, plans and texts are the project's own, under CC BY 4.0: [demo/LICENSE](demo/LICENSE).",
  ]
}

function fonts() {
  const files = globSync('ui/fonts/OFL-*.txt', { cwd: root }).map((file) => basename(file))
  return files
    .sort()
    .map(
      (file) => `- ${fontName(file)}, a font, under [OFL-1.1](ui/fonts/${file}). ${holder(file)}.`,
    )
}

/** `OFL-dm-sans.txt` is the licence of DM Sans. */
function fontName(file: string) {
  const words = file.slice('OFL-'.length, -'.txt'.length).split('-')
  return words.map((word) => (word.length > 2 ? capitalise(word) : word.toUpperCase())).join(' ')
}

function capitalise(word: string) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** The copyright notice that a font's licence starts with, without the font files that it names. */
function holder(file: string) {
  const text = readFileSync(join(root, 'ui/fonts', file), 'utf8')
  const [notice] = /^Copyright (?:[^(\n]+\([^)]+\)|[^.\n]+)/.exec(text) ?? []
  if (!notice)
    throw new Error(`ui/fonts/${file} does not start with a copyright notice: put it on line 1.`)
  return notice
}
