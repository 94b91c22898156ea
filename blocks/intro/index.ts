import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Intro } from './view.tsx'

export const block = staticKind(fragment, Intro)
