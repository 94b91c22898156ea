import type { SameFile } from '../same-file.ts'
import { shownName } from './card.ts'

/** Says which file has the same bytes as the one that was chosen. */
export function sayThere({ filename, isInBin }: SameFile): string {
  return `The same file is ${isInBin ? 'in the bin' : 'there already'}: “${shownName(filename)}”.`
}
