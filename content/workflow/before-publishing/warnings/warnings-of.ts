import type { Palette } from '@belvedere/kit/brand/colours.ts'
import type { Leaf } from '../leaves-of.ts'
import type { NamedPath } from '../name-paths.ts'
import type { Records } from '../read-records.ts'
import { altTexts } from './alt-texts.ts'
import { faintGrounds } from './faint-grounds.ts'
import { heavyPage } from './heavy-page.ts'
import { hiddenLinks } from './hidden-links.ts'
import { jumpingFrames } from './jumping-frames.ts'
import { longTitles } from './long-titles.ts'
import { planNotes } from './plan-notes.ts'
import { typedLinks } from './typed-links.ts'
import type { Warning } from './warning.ts'

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
    longTitles,
    faintGrounds(palette),
    heavyPage,
  ]
  // A field may have the same picture twice, which gives one warning.
  const found = checks.flatMap((check) => check(leaves, records))
  return [...new Map(found.map((one) => [`${one.path} ${one.sentence}`, one])).values()]
}
