import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { BannerFixed } from './view.tsx'

export const block = staticKind(fragment, BannerFixed)
