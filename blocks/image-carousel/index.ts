import { islandKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ImageCarousel } from './island.tsx'

export const block = islandKind(fragment, ImageCarousel)
