import { BufferSource, FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny'
import type { Bytes } from './bytes.ts'
import { isWholeMp4, isWholeWebm } from './film-boxes.ts'
import { UploadError } from './upload-error.ts'

type Film = { kind: 'mp4' | 'webm'; width: number; height: number; duration: number }

/** Most phones cannot play larger videos. */
const MAX_SIDE = 4096

/** Codecs that every supported browser plays. */
const CODECS: Record<Film['kind'], readonly string[]> = {
  mp4: ['avc'],
  webm: ['vp8', 'vp9', 'av1'],
}

const ADVICE = 'Please export it as MP4 (H.264) or WebM.'

/**
 * Reads the header of a video; throws an `UploadError` if browsers cannot play it or it is
 * truncated.
 */
export async function inspectFilm(bytes: Bytes, name: string): Promise<Film> {
  const { kind, codec, width, height, duration } = await readHeader(bytes, name)
  if (!kind) throw new UploadError(`"${name}" is a film that browsers cannot play. ${ADVICE}`)
  if (!codec || !CODECS[kind].includes(codec)) throw new UploadError(wrongCodec(name, codec))
  if (Math.max(width, height) > MAX_SIDE) throw new UploadError(tooLarge(name, width, height))
  const isWhole = await (kind === 'mp4' ? isWholeMp4(bytes) : isWholeWebm(bytes))
  if (!isWhole || !(duration > 0)) throw new UploadError(cut(name))
  return { kind, width, height, duration: Math.round(duration * 10) / 10 }
}

async function readHeader(bytes: Bytes, name: string) {
  const source = typeof bytes === 'string' ? new FilePathSource(bytes) : new BufferSource(bytes)
  const input = new Input({ formats: [MP4, WEBM, QTFF], source })
  try {
    const format = await input.getFormat()
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new UploadError(`"${name}" has no video track. ${ADVICE}`)
    return {
      kind: format === MP4 ? ('mp4' as const) : format === WEBM ? ('webm' as const) : undefined,
      codec: await track.getCodec(),
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      duration: await input.computeDuration(),
    }
  } catch (error) {
    if (error instanceof UploadError) throw error
    throw new UploadError(`"${name}" cannot be read as a film. ${ADVICE}`)
  } finally {
    input.dispose()
  }
}

function wrongCodec(name: string, codec: string | null) {
  const label = codec === 'hevc' ? 'H.265 (HEVC)' : codec?.toUpperCase()
  const coded = label ? `is encoded as ${label}` : 'has an unknown encoding'
  return `"${name}" ${coded}, which not every browser plays. ${ADVICE}`
}

function tooLarge(name: string, width: number, height: number) {
  return `"${name}" is ${width} × ${height} pixels. Please export it with at most ${MAX_SIDE} on its longer side.`
}

function cut(name: string) {
  return `"${name}" is damaged or incomplete. Please export or upload it again.`
}
