import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ExperiencesCarousel } from './view.tsx'

export const block = staticKind(fragment, ExperiencesCarousel)
