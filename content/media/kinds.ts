import type { Metadata } from 'sharp'

export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg'

/** Supported file formats. */
export type FileKind = Kind | 'mp4' | 'webm' | 'pdf' | 'glb' | 'woff2'

/** Groups of formats that editors know. */
export type Family = 'picture' | 'film' | 'document' | 'model' | 'font'

const KINDS: Record<FileKind, { mime: string; family: Family; extensions: string[] }> = {
  jpeg: { mime: 'image/jpeg', family: 'picture', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', family: 'picture', extensions: ['png'] },
  webp: { mime: 'image/webp', family: 'picture', extensions: ['webp'] },
  avif: { mime: 'image/avif', family: 'picture', extensions: ['avif'] },
  heic: { mime: 'image/heic', family: 'picture', extensions: ['heic', 'heif'] },
  svg: { mime: 'image/svg+xml', family: 'picture', extensions: ['svg'] },
  mp4: { mime: 'video/mp4', family: 'film', extensions: ['mp4'] },
  webm: { mime: 'video/webm', family: 'film', extensions: ['webm'] },
  pdf: { mime: 'application/pdf', family: 'document', extensions: ['pdf'] },
  glb: { mime: 'model/gltf-binary', family: 'model', extensions: ['glb'] },
  woff2: { mime: 'font/woff2', family: 'font', extensions: ['woff2'] },
}

export function isFileKind(kind: unknown): kind is FileKind {
  return typeof kind === 'string' && Object.hasOwn(KINDS, kind)
}

/**
 * MIME types that the media library accepts. Payload looks into a file, too, and calls some HEIC files
 * by the name of their container.
 */
export const MIME_TYPES: string[] = [...Object.values(KINDS).map(({ mime }) => mime), 'image/heif']

/** The kind by file extension. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return entries().find(([, { extensions }]) => extensions.includes(extension))?.[0]
}

/** How Sharp calls the compressions of a HEIF file. */
const IN_HEIF = new Map<unknown, Kind>([
  ['av1', 'avif'],
  ['hevc', 'heic'],
])

/** The kind of a picture by its content: AVIF and HEIC are both HEIF, compressed in two ways. */
export function kindOfContent({ format, compression }: Metadata): Kind | undefined {
  if (format === 'heif') return IN_HEIF.get(compression)
  return isPictureKind(format) ? format : undefined
}

/** The file extension for a kind, without the dot. */
export function extensionOf(kind: FileKind): string {
  return KINDS[kind].extensions[0] ?? kind
}

export function mimeOf(kind: FileKind): string {
  return KINDS[kind].mime
}

/** The family of a MIME type. */
export function familyOfMime(mimeType: unknown): Family | undefined {
  return entries().find(([, { mime }]) => mime === mimeType)?.[1].family
}

const PICTURES: string[] = ['jpeg', 'png', 'webp', 'avif', 'svg'] satisfies Kind[]

function isPictureKind(format: string | undefined): format is Kind {
  return format !== undefined && PICTURES.includes(format)
}

function entries() {
  return Object.entries(KINDS) as [FileKind, (typeof KINDS)[FileKind]][]
}
