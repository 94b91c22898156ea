import sharp from 'sharp'

/** Decoders that nobody needs are closed: each one reads bytes that somebody else wrote. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}`),
})

/** One thread for each transform: as many transforms run at once as there are cores. */
sharp.concurrency(1)

/** Variants are kept on disk and originals are seldom read twice, so nothing is held in memory. */
sharp.cache(false)

export { sharp }
