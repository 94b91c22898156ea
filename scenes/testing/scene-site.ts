import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

/** As strict as the site's own: no inline scripts, no eval, no WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src data:"
const STYLES = 'body { margin: 0 } #frame { position: relative; width: 100vw; height: 100vh }'
const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Scene</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<div id="frame" tabindex="0"></div><script type="module" src="/page.js"></script>`

/** Scripts are compressed; models are already. */
type File = { type: string; body: string | Uint8Array; isGzip?: boolean }

/** A small site that shows one scene, with the models that are given by name. */
export async function sceneSite(models: Record<string, Uint8Array>) {
  const scripts = await buildPage()
  const files = new Map<string, File>([
    ['/', { type: 'text/html', body: DOCUMENT }],
    ['/empty', { type: 'text/html', body: '' }],
    ['/page.css', { type: 'text/css', body: STYLES }],
  ])
  for (const { fileName, code } of scripts) {
    files.set(`/${fileName}`, { type: 'text/javascript', body: gzipSync(code), isGzip: true })
  }
  for (const [name, body] of Object.entries(models)) {
    files.set(`/${name}`, { type: 'model/gltf-binary', body })
  }
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      'content-security-policy': POLICY,
      ...(file?.isGzip && { 'content-encoding': 'gzip' }),
    })
    response.end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, scripts, stop }
}

/** The page's scripts, built as the site's are. */
async function buildPage(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.ts'),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((one) => ('output' in one ? one.output : [])).filter(isChunk)
}

function isChunk(file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk {
  return file.type === 'chunk'
}

/** A browser that renders WebGL in software. */
export function launchSceneBrowser(): Promise<Browser> {
  const candidates = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser']
  return chromium.launch({
    executablePath: candidates.find((path) => path && existsSync(path)),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-sync',
    ],
  })
}

/** Waits until a page's scene draws no more frames, and returns how many it has drawn. */
export async function untilAtRest(page: Page): Promise<number> {
  let last = -1
  for (;;) {
    const frames = await page.evaluate(() => window.page.scene?.figures().frames ?? 0)
    if (frames === last) return frames
    last = frames
    await page.waitForTimeout(400)
  }
}
