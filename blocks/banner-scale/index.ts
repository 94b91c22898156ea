import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { BannerScale } from './view.tsx'

export const block = staticKind(fragment, BannerScale)
