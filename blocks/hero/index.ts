import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Hero } from './view.tsx'

export const block = staticKind(fragment, Hero)
