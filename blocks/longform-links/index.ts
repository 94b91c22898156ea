import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { LongformLinks } from './view.tsx'

export const block = staticKind(fragment, LongformLinks)
