import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { StorytellingV3 } from './view.tsx'

export const block = staticKind(fragment, StorytellingV3)
