import { byTheme } from '@belvedere/kit/theme/themes.ts'
import type { ViteDevServer } from 'vite'
import { allKindStyles, kindStyles, shellStyles } from '../build/entries.ts'
import type { Assets } from '../server/render/assets.ts'

/** The assets in development: current styles, and scripts served by Vite. */
export async function liveAssets(vite: ViteDevServer, entry: string): Promise<Assets> {
  const shell = byTheme((theme) => shellStyles(theme))
  const kinds = byTheme(kindStyles)
  const files = [...new Set([...Object.values(shell).flat(), ...allKindStyles()])]
  const sheets = files.map(async (file) => {
    return [file, { href: `/@fs${file}?direct`, css: await readStyles(vite, file) }] as const
  })
  const byFile = new Map(await Promise.all(sheets))
  return {
    build: { id: 'development', timestamp: new Date().toISOString() },
    earlierBuilds: [],
    entry,
    isStrict: false,
    stylesheets(wanted, theme) {
      const files = new Set([...wanted].flatMap((kind) => kinds[theme].get(kind) ?? []))
      const own = [...files].flatMap((file) => byFile.get(file) ?? [])
      const css = shell[theme].map((file) => byFile.get(file)?.css ?? '').join('\n')
      return [{ href: 'shell', css }, ...own]
    },
    modules: [],
    file: () => undefined,
  }
}

async function readStyles(vite: ViteDevServer, file: string) {
  const result = await vite.environments.client.transformRequest(`/@fs${file}?direct`)
  return result?.code ?? ''
}
