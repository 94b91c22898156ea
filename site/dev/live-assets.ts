import type { ViteDevServer } from 'vite'
import { kindStyles, shellStyles } from '../build/entries.ts'
import type { Assets } from '../server/render/assets.ts'

/** The assets in development: current styles, and scripts served by Vite. */
export async function liveAssets(vite: ViteDevServer, entry: string): Promise<Assets> {
  const shell = await Promise.all(shellStyles().map((file) => readStyles(vite, file)))
  const kinds = kindStyles()
  const files = [...new Set([...kinds.values()].flat())]
  const sheets = files.map(async (file) => {
    return [file, { href: `/@fs${file}?direct`, css: await readStyles(vite, file) }] as const
  })
  const byFile = new Map(await Promise.all(sheets))
  return {
    build: { id: 'development', timestamp: new Date().toISOString() },
    earlierBuilds: [],
    entry,
    isStrict: false,
    stylesheets(wanted) {
      const files = new Set([...wanted].flatMap((kind) => kinds.get(kind) ?? []))
      const own = [...files].flatMap((file) => byFile.get(file) ?? [])
      return [{ href: 'shell', css: shell.join('\n') }, ...own]
    },
    modules: [],
    file: () => undefined,
  }
}

async function readStyles(vite: ViteDevServer, file: string) {
  const result = await vite.environments.client.transformRequest(`/@fs${file}?direct`)
  return result?.code ?? ''
}
