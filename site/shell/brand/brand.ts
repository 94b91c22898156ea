import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { Palette } from '@belvedere/kit/brand/colours.ts'
import { bundledFace, type Face } from '@belvedere/kit/brand/faces.ts'
import { ownFace } from '@belvedere/kit/brand/own-face.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { kindNamed } from '@belvedere/kit/property-kind.ts'
import { type Look, lookOf } from '@belvedere/kit/theme/look.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { type OwnWords, wordsOf } from '@belvedere/kit/words/words-of.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Settings } from '../../content/settings.ts'
import { type Mark, markOf } from './mark.ts'
import { type WordmarkSymbol, wordmarkOf } from './wordmark-symbol.ts'

/** Everything that pages show of a brand; complete with defaults. */
export type Brand = {
  look: Look
  palette: Palette
  titles: Face
  text: Face
  words: SiteWords
  /** The sentence in the footer. */
  statement: string | null
  wordmark: WordmarkSymbol
  mark: Mark
  /** The picture of the error screens. */
  errorPicture: Picture | null
  /** The page where visitors ask, to which “Inquire” leads; without one there is no “Inquire”. */
  inquireTo: string | null
}

const known = new WeakMap<Settings, Brand>()

/** What one thing that is sold is called, and several of them. */
export type Noun = { one: string | null; many: string | null }

/**
 * The brand of the settings; a neutral one while there is none. With a noun of its own, the words of
 * a page use it.
 */
export function brandOf(settings: Settings, noun?: Noun | null): Brand {
  const brand = known.get(settings) ?? makeBrand(settings)
  known.set(settings, brand)
  const [one, other] = [noun?.one?.trim(), noun?.many?.trim()]
  if (!one || !other) return brand
  return {
    ...brand,
    words: {
      ...wordsIn(settings, { 'listing.home.one': one, 'listing.home.other': other }),
      general: brand.words,
    },
  }
}

function wordsIn({ site, brand }: Settings, own: OwnWords = {}): SiteWords {
  const entered = Object.fromEntries((brand?.words ?? []).map(({ key, text }) => [key, text]))
  return wordsOf(site?.locale ?? 'en', { ...entered, ...own }, kindNamed(site?.kind))
}

function makeBrand(settings: Settings): Brand {
  const { site, brand } = settings
  return {
    look: lookOf(site?.features),
    palette: paletteOf(brand?.palette),
    titles: faceOf('titles', brand),
    text: faceOf('text', brand),
    words: wordsIn(settings),
    statement: brand?.statement?.trim() || null,
    wordmark: wordmarkOf(brand?.wordmarkDrawing, [brand?.wordmarkText, site?.name]),
    mark: markOf(brand?.markDrawing),
    errorPicture: pictureOf(brand?.errorPicture),
    inquireTo: site?.inquireTo ?? null,
  }
}

/** The delivery API writes the choices of a list with underscores. */
function faceOf(use: 'titles' | 'text', brand: Settings['brand']): Face {
  const own = brand?.[use]?.face === 'own' ? ownFace(use, brand.fonts) : undefined
  return own ?? bundledFace(use, brand?.[use]?.face?.replaceAll('_', '-'))
}
