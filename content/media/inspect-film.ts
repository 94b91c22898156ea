import {
  BufferSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputFormat,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import type { Bytes } from './bytes.ts'
import { isWholeMp4, isWholeWebm } from './film-boxes.ts'
import { UploadError } from './upload-error.ts'

type Film = { kind: 'mp4' | 'webm'; width: number; height: number; duration: number }

/** Most phones cannot play larger videos. */
const MAX_SIDE = 4096

/** The codecs that every supported browser plays; AV1 is none of them for iPhones before the 15 Pro. */
const PLAYED: Record<Film['kind'], { picture: readonly string[]; sound: readonly string[] }> = {
  mp4: { picture: ['avc'], sound: ['aac', 'mp3'] },
  webm: { picture: ['vp8', 'vp9'], sound: ['opus', 'vorbis'] },
}

/** The names that programs give these encodings when they export. */
const LABELS = new Map([
  ['avc', 'H.264'],
  ['hevc', 'H.265 (HEVC)'],
])

const ENCRYPTED =
  'is copy protected: it is encrypted, and browsers have no key. Please export it without protection, or ask its author for such a file.'

const ADVICE = 'Please export it as MP4 (H.264) or WebM (VP9).'
const PLAIN = 'Please export it with 8 bits and 4:2:0 colours, the usual setting for the web.'

/**
 * Reads the header of a video, its first and its last picture; throws an `UploadError` if a supported browser
 * cannot play it or it is damaged.
 */
export async function inspectFilm(bytes: Bytes, name: string): Promise<Film> {
  const source = typeof bytes === 'string' ? new FilePathSource(bytes) : new BufferSource(bytes)
  const input = new Input({ formats: [MP4, WEBM, QTFF, MATROSKA], source })
  try {
    const format = await input.getFormat()
    if (!(await isWhole(bytes, format))) throw new UploadError(damaged(name))
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new UploadError(`"${name}" has no video track. ${ADVICE}`)
    if (await isEncrypted(input)) throw new UploadError(`"${name}" ${ENCRYPTED}`)
    const kind = await playedKind(input, format, track, name)
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    if (Math.max(width, height) > MAX_SIDE) throw new UploadError(tooLarge(name, width, height))
    const duration = await input.computeDuration()
    if (!(duration > 0 && (await hasPictures(track)))) throw new UploadError(damaged(name))
    return { kind, width, height, duration: Math.round(duration * 10) / 10 }
  } catch (error) {
    // Its first bytes say that it is a film, so what cannot be read is damaged.
    throw error instanceof UploadError ? error : new UploadError(damaged(name))
  } finally {
    input.dispose()
  }
}

function isWhole(bytes: Bytes, format: InputFormat) {
  return format === WEBM || format === MATROSKA ? isWholeWebm(bytes) : isWholeMp4(bytes)
}

/**
 * What tracks are called whose contents need a key: of films that are streamed (ISO/IEC 14496-12)
 * and of those that a shop sold (FairPlay).
 */
const KEYED: readonly unknown[] = ['encv', 'enca', 'drmi', 'drms']

async function isEncrypted(input: Input) {
  const called = (await input.getTracks()).map((track) => track.getInternalCodecId())
  return (await Promise.all(called)).some((id) => KEYED.includes(id))
}

/** The kind of a film that all browsers play; throws the reason why some do not. */
async function playedKind(input: Input, format: InputFormat, track: InputVideoTrack, name: string) {
  if (format !== MP4 && format !== WEBM)
    throw new UploadError(`"${name}" is a film that browsers cannot play. ${ADVICE}`)
  const kind = format === MP4 ? 'mp4' : 'webm'
  const codec = await track.getCodec()
  if (!codec || !PLAYED[kind].picture.includes(codec))
    throw new UploadError(`"${name}" ${encoded(codec)}, which not every browser plays. ${ADVICE}`)
  const flaw = await flawOfProfile(track)
  if (flaw) throw new UploadError(`"${name}" ${flaw}, which not every browser plays. ${PLAIN}`)
  const sound = await input.getPrimaryAudioTrack()
  const heard = sound && (await sound.getCodec())
  if (sound && !(heard && PLAYED[kind].sound.includes(heard)))
    throw new UploadError(
      `The sound of "${name}" ${encoded(heard)}, which not every browser plays. Please export it with AAC, or without sound.`,
    )
  return kind
}

/**
 * What browsers cannot decode in an encoding that they know, by its codec string: `avc1.PPCCLL`
 * (ISO/IEC 14496-15) or `vp09.PP.LL.DD…` (VP codec bindings); undefined if all can.
 */
async function flawOfProfile(track: InputVideoTrack): Promise<string | undefined> {
  const text = (await track.getCodecParameterString()) ?? ''
  const [, avc] = /^avc[13]\.([\da-f]{2})/i.exec(text) ?? []
  if (avc) return AVC_FLAWS.get(Number.parseInt(avc, 16)) ?? (await flawOfColours(track))
  const [, vp9, depth] = /^vp09\.(\d\d)\.\d\d\.(\d\d)/.exec(text) ?? []
  if (vp9 === undefined || vp9 === '00') return undefined
  return depth === '08'
    ? 'has finer colours (4:2:2 or 4:4:4)'
    : `has ${Number(depth)} bits a colour`
}

/** By the number of the profile (H.264, annex A). */
const AVC_FLAWS = new Map([
  [44, 'has finer colours (CAVLC 4:4:4)'],
  [88, 'is of the Extended profile'],
  [110, 'has 10 bits a colour (High 10)'],
  [122, 'has finer colours (High 4:2:2)'],
  [244, 'has finer colours (High 4:4:4)'],
])

/** Of the High profile: whether the description of the decoder says that there is no colour. */
async function flawOfColours(track: InputVideoTrack) {
  const config = await track.getDecoderConfig()
  const told = config?.description
  if (!told) return undefined
  const avcC = ArrayBuffer.isView(told)
    ? Buffer.from(told.buffer, told.byteOffset, told.byteLength)
    : Buffer.from(told)
  const at = afterParameters(avcC)
  const isHigh = avcC[1] === 100 && avcC.length >= at + 4
  return isHigh && ((avcC[at] ?? 1) & 3) === 0 ? 'has no colours (4:0:0)' : undefined
}

/** Where the sequence and picture parameters of an `avcC` box end. */
function afterParameters(avcC: Buffer) {
  let at = 5
  for (const mask of [0x1f, 0xff]) {
    const sets = (avcC[at++] ?? 0) & mask
    for (let set = 0; set < sets && at + 2 <= avcC.length; set++) at += 2 + avcC.readUInt16BE(at)
  }
  return at
}

/** Whether the first and the last picture are there: an upload with gaps has zeros in their place. */
async function hasPictures(track: InputVideoTrack) {
  const pictures = new EncodedPacketSink(track)
  const first = await pictures.getFirstPacket()
  const last = await pictures.getPacket(Number.POSITIVE_INFINITY)
  return first?.type === 'key' && [first, last].every((one) => one?.data.some((byte) => byte !== 0))
}

function encoded(codec: string | null) {
  return codec
    ? `is encoded as ${LABELS.get(codec) ?? codec.toUpperCase()}`
    : 'has an unknown encoding'
}

function tooLarge(name: string, width: number, height: number) {
  return `"${name}" is ${width} × ${height} pixels. Please export it with at most ${MAX_SIDE} on its longer side.`
}

function damaged(name: string) {
  return `"${name}" is damaged or incomplete. Please export or upload it again.`
}
