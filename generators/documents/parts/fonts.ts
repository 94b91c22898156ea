import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import faces from '@belvedere/kit/brand/faces.json' with { type: 'json' }
import { projectRoot } from '@belvedere/kit/root.ts'

const FAMILIES = ['noto-serif-display', 'instrument-sans']

/** The styles that load the demo's two typefaces from the files of the site. */
export function fontFaces(): string {
  const used = faces.filter(({ slug }) => FAMILIES.includes(slug))
  return used
    .flatMap(({ name, files }) =>
      files.map(({ href, weight, style }) => {
        const { href: file } = pathToFileURL(join(projectRoot(), 'site/public', href))
        return `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};src:url("${file}")}`
      }),
    )
    .join('\n')
}
