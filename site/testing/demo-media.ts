import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import sharp from 'sharp'

export type DemoFile = { type: string; body: Buffer }

const ADDRESS = /\/media\/([\w-]+?)-[0-9a-f]{8}\.(jpg|svg|mp4)(\?.*)?$/

/**
 * The file for a fixture's URL, resized to the requested width: one of the demo, or else one of the
 * tests' own property, so that the demo can rename its files. Undefined if it is no such URL. Like
 * the content service, fixtures put a hash before the file extension.
 */
export async function demoMedia(address: string, widest: number): Promise<DemoFile | undefined> {
  const found = ADDRESS.exec(address)
  if (!found) return undefined
  const [, name = '', kind = '', query = ''] = found
  const path = pathOf(name, kind)
  if (kind === 'mp4') return { type: 'video/mp4', body: await readFile(path) }
  if (kind === 'svg') return { type: 'image/svg+xml', body: await readFile(path) }
  return { type: 'image/jpeg', body: await resized(path, new URLSearchParams(query), widest) }
}

function pathOf(name: string, kind: string) {
  const folder = kind === 'mp4' ? 'films' : 'images'
  const ofDemo = join(projectRoot(), 'demo', folder, `${name}.${kind}`)
  return existsSync(ofDemo)
    ? ofDemo
    : standIn(join(projectRoot(), 'e2e/fixture', folder), name, kind)
}

/** A name always gives the same file of the folder. */
function standIn(folder: string, name: string, kind: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith(`.${kind}`))
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return join(folder, files.sort()[sum % files.length] ?? '')
}

/** Crops to the requested aspect ratio, so that a fixture's portrait is upright. */
function resized(path: string, query: URLSearchParams, widest: number) {
  const [asked, high] = [pixels(query.get('w')), pixels(query.get('h'))]
  const width = Math.min(asked ?? widest, widest)
  const height = asked && high ? Math.max(1, Math.round((width * high) / asked)) : undefined
  return sharp(path).resize({ width, height }).jpeg().toBuffer()
}

/** A valid picture size; undefined for anything else. */
function pixels(text: string | null) {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}
