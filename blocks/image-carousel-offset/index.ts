import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ImageCarouselOffset } from './view.tsx'

export const block = staticKind(fragment, ImageCarouselOffset)
