import { SheetSky } from '../day/sheet-sky.tsx'
import { SheetRule } from '../plain/sheet-rule.tsx'
import { slot } from '../slot.tsx'

/** What the cover shows between two pages. */
export const SheetSign = slot<object>(null, { day: SheetSky, plain: SheetRule })
