import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeName } from '@belvedere/kit/theme/themes.ts'
import { moduleFiles, shortName } from '../build/class-names.ts'

type Manifest = Record<string, { src?: string; file: string }>

/** Attributes and properties that only scripts and styles of the day use. */
const WORDS_OF_DAY = [
  ...['--hour', '--dusk', 'data-sun', 'data-sky', 'data-dusk', 'data-hour', 'data-days'],
  ...['class="arc', '.arc{', '.arc:', 'splash [data-sun]'],
]

/** The short names of the classes of a theme's modules: each begins with the letters of its file. */
function namesOf(theme: ThemeName): RegExp {
  const files = moduleFiles()
  const own = files.flatMap((file, at) => (file.split('/').includes(theme) ? [at] : []))
  const letters = own.map((at) => shortName(at, 0).slice(0, 2))
  return new RegExp(`(?<![\\w-])(?:${letters.join('|')})[\\da-z]{1,2}(?![\\w-])`, 'g')
}

/** The markup and the styles without texts, addresses and inline data, in which any letters may stand. */
function codeOf(html: string): string[] {
  const styles = html.match(/<style[^>]*>.*?<\/style>/gs) ?? []
  const scripts = html.match(/<script>.*?<\/script>/gs) ?? []
  const tags = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '').match(/<[^>]+>/g) ?? []
  const kept = tags.map((tag) =>
    tag.replaceAll(/\s(?:src|srcset|href|alt|id|style|data-say)="[^"]*"/g, ''),
  )
  const inline = tags.flatMap((tag) => tag.match(/\sstyle="[^"]*"/g) ?? [])
  return [...styles, ...scripts, ...kept, ...inline]
}

/** What of the day is in a document: its words, and the classes of its modules. */
export function tracesOfDay(html: string): string[] {
  const code = codeOf(html).join('\n')
  const words = WORDS_OF_DAY.filter((word) => code.includes(word))
  return [...new Set([...words, ...(code.match(namesOf('day')) ?? [])])]
}

/** The scripts of a build that begin with a module of the day. */
export function scriptsOfDay(dist: string): string[] {
  const text = readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  return Object.entries(manifest).flatMap(([source, { file }]) =>
    source.split('/').includes('day') && file.endsWith('.js') ? [`/${file}`] : [],
  )
}

/** The texts of scripts of a build, by address. */
export function textOfScript(dist: string, address: string): string {
  const [file] = globSync(`client${address}`, { cwd: dist })
  return file ? readFileSync(join(dist, file), 'utf8') : ''
}
