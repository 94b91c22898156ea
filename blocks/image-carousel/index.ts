import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ImageCarousel } from './view.tsx'

export const block = staticKind(fragment, ImageCarousel)
