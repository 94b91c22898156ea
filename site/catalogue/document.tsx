import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets } from '../server/render/assets.ts'
import { inlineCss } from '../server/render/document-html.ts'

type Props = { title: string; assets: Assets; children: ReactNode }

/**
 * A page of the catalogue itself, in the site's design tokens. It has scripts in development only.
 */
export function catalogueDocument(props: Props): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Document {...props} />)}\n`
}

function Document({ title, assets, children }: Props) {
  const own = readFileSync(join(projectRoot(), 'site/catalogue/catalogue.css'), 'utf8')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" />
        <style>{`${inlineCss(assets.stylesheets([], 'day'))}\n${own}`}</style>
        {!assets.isStrict && <script type="module" src="/@vite/client" />}
        {!assets.isStrict && <script type="module" src="/catalogue/viewer.ts" />}
      </head>
      <body>{children}</body>
    </html>
  )
}
