import { Queue } from '@belvedere/kit/queue.ts'
import { shared } from '../service/shared.ts'

/** The queue for making variants of pictures, so that requests share the CPU cores. */
export const queue = shared(
  'queue',
  () =>
    new Queue({
      sentence: 'Too many pictures are being processed. Please try again in a few seconds.',
    }),
)
