import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { GalleryGrid } from './view.tsx'

export const block = staticKind(fragment, GalleryGrid)
