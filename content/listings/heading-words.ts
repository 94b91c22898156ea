import { foldHeading, foldName } from './fold.ts'

/** Headings of sheets in other languages, and the usual other names, by the path of their field. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  title: ['Name', 'Titel', 'Bezeichnung', 'Objekt', 'Título', 'Nombre'],
  category: ['Kategorie', 'Haustyp', 'Gebäude', 'Categoría', 'Tipo', 'Edificio'],
  status: ['Verfügbarkeit', 'Estado', 'Disponibilidad', 'Availability'],
  unit: ['Einheit', 'Wohnung', 'WE', 'Wohnungsnummer', 'Unidad', 'Vivienda'],
  bedrooms: ['Schlafzimmer', 'Dormitorios', 'Habitaciones', 'Beds'],
  bathrooms: ['Bäder', 'Badezimmer', 'Baños', 'Baths'],
  area: ['Area', 'Fläche', 'Wohnfläche', 'Superficie', 'm²', 'qm', 'Living area', 'Floor area'],
  squareFootage: ['Square feet', 'sq ft', 'Quadratfuß', 'Pies cuadrados'],
  price: ['Preis', 'Kaufpreis', 'Precio', 'Asking price', 'Guide price'],
  priceSmall: ['Kurzpreis', 'Precio corto'],
  description: ['Beschreibung', 'Text', 'Descripción'],
  thumbnail: ['Vorschaubild', 'Titelbild', 'Imagen', 'Cover'],
  pictures: ['Bilder', 'Fotos', 'Imágenes', 'Photos'],
  floorPlan: ['Grundriss', 'Plano', 'Floor plan'],
}

/** What sheets in other languages call a choice, by its value. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  available: ['verfügbar', 'frei', 'disponible', 'libre', 'for sale'],
  reserved: [
    'reserviert',
    'reservado',
    'reservada',
    'under offer',
    'sold subject to contract',
    'sstc',
  ],
  sold: ['verkauft', 'vendido', 'vendida'],
}

const PATHS = byWord(HEADINGS, foldHeading)
const VALUES = byWord(CHOICES, foldName)

/** The path of the field that another language means by this heading. */
export function pathByWord(heading: string): string | undefined {
  return PATHS.get(foldHeading(heading))
}

/** The value of the choice that another language means by this word. */
export function choiceByWord(word: string): string | undefined {
  return VALUES.get(foldName(word))
}

function byWord(
  words: Readonly<Record<string, readonly string[]>>,
  fold: (word: string) => string,
) {
  const pairs = Object.entries(words).flatMap(([of, all]) =>
    all.map((word) => [fold(word), of] as const),
  )
  return new Map(pairs)
}
