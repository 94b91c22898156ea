import { type Look, lookOf } from '@belvedere/kit/theme/look.ts'
import { hasPart, type PartName, type ThemeName } from '@belvedere/kit/theme/themes.ts'
import { createContext, type FunctionComponent, use } from 'react'

/** The look that a page is rendered with; on the server only. */
export const LookContext = createContext<Look>(lookOf(null))

/** What each theme shows in a slot; null is nothing. */
type Pieces<Props> = Record<ThemeName, FunctionComponent<Props> | null>

/**
 * Makes a slot: a place in blocks and shell that each theme fills in its own way. A part that is
 * switched off leaves its slots empty; a slot of no part is always filled.
 */
export function slot<Props extends object>(
  part: PartName | null,
  pieces: Pieces<Props>,
): FunctionComponent<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: each slot is made once, by its module
  return function Slot(props) {
    const { theme, parts } = use(LookContext)
    const isOff = part !== null && hasPart(theme, part) && !parts[part]
    const Piece = isOff ? null : pieces[theme]
    return Piece && <Piece {...props} />
  }
}
