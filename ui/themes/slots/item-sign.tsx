import { ItemSign as Arc } from '../day/item-sign.tsx'
import { Numeral } from '../plain/numeral.tsx'
import { slot } from '../slot.tsx'

/** The sign above an item of a row, such as a feature. */
export const ItemSign = slot<{ index: number; count: number }>('sign', {
  day: Arc,
  plain: Numeral,
})
