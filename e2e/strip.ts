import sharp from 'sharp'

/** Space between two frames of a strip, in pixels. */
const GAP = 8

/** The size of the frames, and how wide each is on the strip, in pixels. */
type Size = { width: number; height: number; shown: number }

/** Writes frames side by side, smaller, into a WebP file. */
export async function writeStrip(
  frames: readonly Buffer[],
  { width, height, shown }: Size,
  file: string,
): Promise<void> {
  const tall = Math.round((shown * height) / width)
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width: shown, height: tall }).toBuffer()),
  )
  const background = '#fff'
  const size = { width: small.length * (shown + GAP) - GAP, height: tall, channels: 3 as const }
  const parts = small.map((input, index) => ({ input, left: index * (shown + GAP), top: 0 }))
  await sharp({ create: { ...size, background } })
    .composite(parts)
    .webp({ quality: 74, effort: 6 })
    .toFile(file)
}
