import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { StorytellingOffset } from './view.tsx'

export const block = staticKind(fragment, StorytellingOffset)
