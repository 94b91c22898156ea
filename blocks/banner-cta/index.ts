import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { BannerCta } from './view.tsx'

export const block = staticKind(fragment, BannerCta)
