import { textLimit } from '@belvedere/kit/long-texts.ts'
import { type Check, warn } from './warning.ts'

/** Titles that are too long for the font size in which their block sets them. */
export const longTitles: Check = (leaves) =>
  leaves.flatMap((leaf) => {
    const { field, kind, value } = leaf
    const limit = kind && 'name' in field ? textLimit(kind, field.name ?? '') : undefined
    if (limit === undefined || typeof value !== 'string' || value.length <= limit) return []
    const sentence = `${value.length} characters are too long for the size of this text: up to ${limit} fit. It is set one size smaller.`
    return [warn(leaf, sentence)]
  })
