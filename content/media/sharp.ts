import sharp from 'sharp'

/** Unused decoders are blocked, since each of them parses untrusted input. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}`),
})

/** One thread per transform: the queue runs as many transforms in parallel as there are cores. */
sharp.concurrency(1)

/** Variants are cached on disk and originals are seldom read twice, so no memory cache is needed. */
sharp.cache(false)

export { sharp }
