import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeWith } from './home-with.ts'
import type { MadeProperty, StarterCopy } from './make-property.ts'
import { makeModel } from './refugio/model.ts'
import { drawPlan, onPlan } from './refugio/plan.ts'
import { CHALETS, LODGE } from './refugio/terrain.ts'

/** A lodge with twelve chalets in the mountains: Spanish, with a model, a plan and the sun. */
export const refugio: MadeProperty = {
  name: 'Refugio Tres Picos',
  language: 'es',
  kind: 'resort',
  changed: (copy) => ({
    ...copy,
    site: { ...copy.site, lat: 42.65, lng: 0.52, timeZone: 'Europe/Madrid' },
    brand: BRAND,
    home: homeWith(copy, HOME),
    map: MAP,
    listings: chaletsOf(copy),
    amenities: [
      {
        title: 'El refugio',
        slug: 'el-refugio',
        description: 'Comedor, biblioteca y una chimenea que arde desde octubre.',
        featuredImage: 'table',
        meshKey: LODGE.name,
      },
    ],
  }),
  addFiles: async (folder) => {
    const models = join(folder, 'models')
    mkdirSync(models, { recursive: true })
    writeFileSync(join(models, 'refugio.glb'), makeModel())
    await drawPlan(join(models, 'plan.webp'))
    const places = [...CHALETS, LODGE].map((place) => [place.name, onPlan(place)])
    writeFileSync(join(models, 'plan.json'), JSON.stringify(Object.fromEntries(places)))
    return {
      model: { file: 'models/refugio.glb', alt: 'Maqueta del valle con doce chalets' },
      plan: {
        file: 'models/plan.webp',
        alt: 'Plano del valle: tres filas de chalets bajo los picos',
      },
    }
  },
}

const BRAND = {
  palette: { paper: '#f7f4ef', ink: '#22302f', accent: '#9a4a1f', link: '#245b66' },
  titles: { face: 'fraunces' },
  text: { face: 'figtree' },
  statement: 'Doce chalets, tres picos y mucho silencio.',
  // What is sold here is neither a house nor a residence.
  words: { 'listing.home.one': 'chalet', 'listing.home.other': 'chalets' },
}

const MAP = {
  model: 'model',
  plan: 'plan',
  metres: 4,
  eyebrow: 'El mapa',
  title: 'Todo queda\na *un paseo*',
  subtitle: 'Tres filas de chalets, y el refugio donde termina el camino.',
  seo: { description: 'El valle con sus doce chalets y el refugio.' },
}

const HOME = {
  title: 'Doce chalets\nbajo *tres picos*',
  subtitle: 'En el valle, a 1.600 metros.',
  intro:
    'A 1.600 metros, donde el valle se abre hacia el sur, doce chalets de madera y piedra rodean un refugio de 1921. Se llega por una sola carretera, que en invierno se limpia dos veces al día.',
  featured: { items: ['chalet-01', 'chalet-05', 'chalet-09'] },
}

const PICTURES = ['roofs', 'balcony', 'room', 'door'] as const
const ROWS = ['la fila del arroyo', 'la fila del bosque', 'la fila de arriba']

function chaletsOf({ listings, categories }: StarterCopy) {
  const [first] = listings
  return CHALETS.map(({ name }, at) => {
    const [row, column] = [Math.floor(at / 4), at % 4]
    const description = `En ${ROWS[row]}, con la terraza hacia el sur y una estufa de leña en la sala.`
    const picture = PICTURES[column] ?? 'roofs'
    return {
      title: `Chalet ${at + 1}`,
      slug: name,
      category: categories[row]?.slug,
      unit: `${at + 1}`,
      meshKey: name,
      bedrooms: 2 + (column % 3),
      bathrooms: 1 + (column % 2),
      area: 94 + row * 22 + column * 9.5,
      status: at === 2 ? 'sold' : at === 6 ? 'reserved' : 'available',
      price: 415_000 + row * 60_000 + column * 18_000,
      description,
      thumbnail: picture,
      pictures: [picture, 'stair', 'garden'],
      seo: { description: `Chalet ${at + 1}: ${description}` },
      blocks: first?.blocks.map((block) =>
        block.type === 'property_intro' ? { ...block, description } : block,
      ),
    }
  })
}
