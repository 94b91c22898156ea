import type { Palette } from '@belvedere/kit/brand/colours.ts'
import { textLimit } from '@belvedere/kit/long-texts.ts'
import type { Leaf } from '../leaves-of.ts'
import type { NamedPath } from '../name-paths.ts'
import type { Records } from '../read-records.ts'
import { keyOf, referencesOf } from '../references.ts'
import { faintGrounds } from './faint-grounds.ts'
import { faintWords } from './faint-words.ts'
import { heavyPage } from './heavy-page.ts'
import { jumpingFrames } from './jumping-frames.ts'
import { planNotes } from './plan-notes.ts'
import { typedLinks } from './typed-links.ts'
import { type Check, type Warning, warn } from './warning.ts'

/** All warnings before a form is published, by field in its order. */
export function warningsOf(
  leaves: Leaf[],
  records: Records,
  palette: Palette,
  dead: readonly NamedPath[],
): Warning[] {
  const checks = [
    hiddenLinks,
    typedLinks(dead),
    altTexts,
    planNotes,
    jumpingFrames,
    faintWords,
    longTitles,
    faintGrounds(palette),
    heavyPage,
  ]
  // A field may have the same picture twice, which gives one warning.
  const found = checks.flatMap((check) => check(leaves, records))
  return [...new Map(found.map((one) => [`${one.path} ${one.sentence}`, one])).values()]
}

/** Pictures without alt text. */
const altTexts: Check = (leaves, records) =>
  leaves.flatMap((leaf) =>
    referencesOf(leaf.field, leaf.value).flatMap((one) => {
      const known = records.get(keyOf(one))
      if (!known?.file?.mimeType.startsWith('image/') || known.file.alt) return []
      const sentence = `“${known.name}” has no alt text, so people who cannot see it learn nothing of it. Describe it in Media.`
      return [warn(leaf, sentence)]
    }),
  )

/** Links to records that are hidden from visitors, or deleted. */
const hiddenLinks: Check = (leaves, records) =>
  leaves.flatMap((leaf) =>
    referencesOf(leaf.field, leaf.value).flatMap((one) => {
      const known = records.get(keyOf(one))
      if (known?.isPublic) return []
      const sentence = known
        ? `${known.noun} “${known.name}” is not published, so visitors do not see it here. Publish it, too.`
        : 'This refers to something that was deleted. Choose another, or take it out.'
      return [warn(leaf, sentence)]
    }),
  )

/** Titles that are too long for the font size in which their block sets them. */
const longTitles: Check = (leaves) =>
  leaves.flatMap((leaf) => {
    const { field, kind, value } = leaf
    const limit = kind && 'name' in field ? textLimit(kind, field.name ?? '') : undefined
    if (limit === undefined || typeof value !== 'string' || value.length <= limit) return []
    const sentence = `${value.length} characters are too long for the size of this text: up to ${limit} fit. It is set one size smaller.`
    return [warn(leaf, sentence)]
  })
