import type { StarterWords } from './starter-words.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'

export const WORDS = { en, de, es } as const satisfies Record<string, StarterWords>

export type Language = keyof typeof WORDS
export const LANGUAGES = Object.keys(WORDS) as Language[]
