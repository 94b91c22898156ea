import type { Metadata } from 'sharp'

/** The kinds of picture. */
export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg'

/** The kinds of file: pictures, films, documents and models. */
export type FileKind = Kind | 'mp4' | 'webm' | 'pdf' | 'glb'

/** What a file is to an editor. */
export type Family = 'picture' | 'film' | 'document' | 'model'

const KINDS: Record<FileKind, { mime: string; family: Family; endings: string[] }> = {
  jpeg: { mime: 'image/jpeg', family: 'picture', endings: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', family: 'picture', endings: ['png'] },
  webp: { mime: 'image/webp', family: 'picture', endings: ['webp'] },
  avif: { mime: 'image/avif', family: 'picture', endings: ['avif'] },
  svg: { mime: 'image/svg+xml', family: 'picture', endings: ['svg'] },
  mp4: { mime: 'video/mp4', family: 'film', endings: ['mp4'] },
  webm: { mime: 'video/webm', family: 'film', endings: ['webm'] },
  pdf: { mime: 'application/pdf', family: 'document', endings: ['pdf'] },
  glb: { mime: 'model/gltf-binary', family: 'model', endings: ['glb'] },
}

/** The types that the media library takes in. */
export const MIME_TYPES: string[] = Object.values(KINDS).map(({ mime }) => mime)

/** The kind that a file name promises. */
export function kindOfName(name: string): FileKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return entries().find(([, { endings }]) => endings.includes(ending))?.[0]
}

/** The kind that a picture's content is. AVIF is HEIF to the decoder, told apart by its compression. */
export function kindOfContent({ format, compression }: Metadata): Kind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return isPictureKind(format) ? format : undefined
}

/** The ending that files of a kind get. */
export function endingOf(kind: FileKind): string {
  return KINDS[kind].endings[0] ?? kind
}

export function mimeOf(kind: FileKind): string {
  return KINDS[kind].mime
}

/** What a file of this type is to an editor. */
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
