import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { BannerFull } from './view.tsx'

export const block = staticKind(fragment, BannerFull)
