import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { BannerEditorial } from './view.tsx'

export const block = staticKind(fragment, BannerEditorial)
