import { MARGIN } from '../layout.ts'
import type { Colours, Ornament } from './ornament.ts'

const LENGTH = 88

/** A short line above the title. */
export function plain(titleTop: number, { accent }: Colours): Ornament {
  const y = Math.max(MARGIN, titleTop - 22)
  return {
    defs: '',
    svg: `<path d="M${MARGIN} ${y}h${LENGTH}" stroke="${accent}" stroke-width="2"/>`,
  }
}
