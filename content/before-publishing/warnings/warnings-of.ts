import type { Palette } from '@belvedere/kit/brand/colours.ts'
import type { Leaf } from '../leaves-of.ts'
import type { Records } from '../read-records.ts'
import { altTexts } from './alt-texts.ts'
import { faintGrounds } from './faint-grounds.ts'
import { heavyPage } from './heavy-page.ts'
import { hiddenLinks } from './hidden-links.ts'
import { longTitles } from './long-titles.ts'
import type { Warning } from './warning.ts'

/** Everything to look at before a form is published, those about one field in its order. */
export function warningsOf(leaves: Leaf[], records: Records, palette: Palette): Warning[] {
  const checks = [hiddenLinks, altTexts, longTitles, faintGrounds(palette), heavyPage]
  return checks.flatMap((check) => check(leaves, records))
}
