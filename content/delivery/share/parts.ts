import { basename, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { readApart } from '../../media/foreign-files/read-apart.ts'
import type { Originals } from '../../media/originals.ts'
import { uploads } from '../../media/storage/uploads-storage.ts'
import { type Drawing, DrawingError } from '../brand/drawing.ts'
import { readDrawing } from '../brand/read-drawing.ts'
import type { SharedPicture, ShareParts } from './draw.ts'
import type { FontFile, ShareFacts } from './facts.ts'
import { Typeface } from './typeface.ts'

/**
 * Opens the files for a share picture. A picture or SVG that is missing is left out; a font that
 * cannot be read rejects.
 */
export async function openParts(facts: ShareFacts, originals: Originals): Promise<ShareParts> {
  const { fonts, picture, wordmark, name, title, hour, palette } = facts
  const { large, small, italic } = fonts
  return {
    title,
    hour,
    palette,
    fonts: {
      large: await openFont(large),
      small: await openFont(small),
      italic: italic && (await openFont(italic)),
    },
    wordmark: { drawing: wordmark === null ? null : await openDrawing(wordmark), name },
    picture: picture && (await openPicture(picture, originals)),
  }
}

const MAX_KEPT = 12
const kept = new Map<string, Promise<Typeface>>()

function openFont(file: FontFile): Promise<Typeface> {
  const name = 'bundled' in file ? file.bundled : file.uploaded
  const known = kept.get(name)
  if (known) return known
  const opened = unpack(file, name).then((plain) => new Typeface(plain))
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(name, opened)
  opened.catch(() => kept.delete(name))
  return opened
}

async function unpack(file: FontFile, name: string): Promise<Uint8Array> {
  const path = await pathOf(file)
  if (!path) throw new Error(`The font ${name} is missing.`)
  const reading = await readApart('typeface', basename(path), path)
  if ('flaw' in reading) throw new Error(`The font ${name} ${reading.flaw}`)
  return reading.answer.bytes
}

async function pathOf(file: FontFile) {
  return 'bundled' in file
    ? join(projectRoot(), 'site/public', file.bundled)
    : uploads().find(file.uploaded)
}

async function openDrawing(file: string): Promise<Drawing | null> {
  try {
    const drawing = await readDrawing(file)
    return drawing.box.width > 0 && drawing.box.height > 0 ? drawing : null
  } catch (error) {
    if (error instanceof DrawingError) return null
    throw error
  }
}

async function openPicture(
  { file, focus, mainColour }: NonNullable<ShareFacts['picture']>,
  originals: Originals,
): Promise<SharedPicture | null> {
  const original = await originals.find(file)
  return original && original.kind !== 'svg' ? { original, focus, mainColour } : null
}
