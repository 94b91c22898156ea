import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import sharp from 'sharp'

export type DemoFile = { type: string; body: Buffer }

const ADDRESS = /\/media\/([\w-]+?)-[0-9a-f]{8}\.(jpg|svg|mp4)(\?.*)?$/

/**
 * The file of the demo property that an address of a fixture names, no wider than told; nothing
 * where there is none. Fixtures name files as the content service does, with a mark before the dot.
 */
export async function demoMedia(address: string, widest: number): Promise<DemoFile | undefined> {
  const found = ADDRESS.exec(address)
  if (!found) return undefined
  const [, name = '', kind = '', query = ''] = found
  const path = pathOf(name, kind)
  if (!existsSync(path)) return undefined
  if (kind === 'mp4') return { type: 'video/mp4', body: await readFile(path) }
  if (kind === 'svg') return { type: 'image/svg+xml', body: await readFile(path) }
  return { type: 'image/jpeg', body: await resized(path, new URLSearchParams(query), widest) }
}

function pathOf(name: string, kind: string) {
  const folder = kind === 'mp4' ? 'films' : 'images'
  return join(projectRoot(), 'demo', folder, `${name}.${kind}`)
}

/** Cut to the shape that is asked for, so that a fixture's portrait is one. */
function resized(path: string, query: URLSearchParams, widest: number) {
  const [asked, high] = [pixels(query.get('w')), pixels(query.get('h'))]
  const width = Math.min(asked ?? widest, widest)
  const height = asked && high ? Math.max(1, Math.round((width * high) / asked)) : undefined
  return sharp(path).resize({ width, height }).jpeg().toBuffer()
}

/** A size that pictures can have; what is none is as good as not asked for. */
function pixels(text: string | null) {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}
