import { Queue } from '@belvedere/kit/queue.ts'

/** Whatever decodes a picture waits here, so that uploads and visitors share the cores. */
export const queue = new Queue({
  sentence: 'Too many pictures wait to be made. Please try again in a few seconds.',
})
