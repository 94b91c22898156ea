import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { MediaCarousel } from './view.tsx'

export const block = staticKind(fragment, MediaCarousel)
