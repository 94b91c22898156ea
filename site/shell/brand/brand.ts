import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { Palette } from '@belvedere/kit/brand/colours.ts'
import { bundledFace, type Face } from '@belvedere/kit/brand/faces.ts'
import { ownFace } from '@belvedere/kit/brand/own-face.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { kindNamed } from '@belvedere/kit/property-kind.ts'
import { type Look, lookOf } from '@belvedere/kit/theme/look.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
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

/** The brand of the settings; a neutral one while there is none. */
export function brandOf(settings: Settings): Brand {
  const brand = known.get(settings) ?? makeBrand(settings)
  known.set(settings, brand)
  return brand
}

function makeBrand({ site, brand }: Settings): Brand {
  return {
    look: lookOf(site?.features),
    palette: paletteOf(brand?.palette),
    titles: faceOf('titles', brand),
    text: faceOf('text', brand),
    words: wordsOf(
      site?.locale ?? 'en',
      Object.fromEntries((brand?.words ?? []).map(({ key, text }) => [key, text])),
      kindNamed(site?.kind),
    ),
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
