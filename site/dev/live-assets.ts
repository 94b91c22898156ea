import { globSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { ViteDevServer } from 'vite'
import { blockStyles } from '../build/entries.ts'
import type { Assets } from '../server/assets.ts'

const SHELL = [
  'ui/styles/tokens.css',
  'ui/styles/fonts.css',
  'ui/styles/base.css',
  'ui/styles/focus.css',
  'ui/styles/grid.css',
  'ui/styles/type.css',
  'ui/styles/arc.css',
  'ui/styles/media.css',
  'ui/styles/block.css',
  'ui/styles/hidden.css',
  'ui/styles/calm.css',
  'ui/**/*.module.css',
  'blocks/parts/**/*.module.css',
  'site/shell/*.module.css',
]

/** The assets of a development server: styles as they are now, scripts as Vite serves them. */
export async function liveAssets(vite: ViteDevServer, entry: string): Promise<Assets> {
  const root = projectRoot()
  const shellFiles = SHELL.flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
  const shell = await Promise.all(shellFiles.map((file) => readStyles(vite, join(root, file))))
  const blocks = [...blockStyles()].map(async ([kind, file]) => {
    return [kind, { href: `/@fs${file}?direct`, css: await readStyles(vite, file) }] as const
  })
  const byKind = new Map(await Promise.all(blocks))
  return {
    build: { id: 'development', timestamp: new Date().toISOString() },
    entry,
    fonts: [],
    isStrict: false,
    stylesheets: (kinds) => [
      { href: 'shell', css: shell.join('\n') },
      ...[...new Set(kinds)].flatMap((kind) => byKind.get(kind) ?? []),
    ],
    modules: () => [],
    file: () => undefined,
  }
}

async function readStyles(vite: ViteDevServer, file: string) {
  const result = await vite.environments.client.transformRequest(`/@fs${file}?direct`)
  return result?.code ?? ''
}
