import type { Sort } from '../content/list-choice.ts'

/** The words of the screens themselves; all others come from the content. */
export const words = {
  breadcrumb: 'Breadcrumb',
  gallery: 'Gallery',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  realEstate: 'Real estate',
  price: 'Price',
  unit: 'Unit',
  area: 'Area',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  filter: 'Filter houses',
  any: 'Any',
  sort: 'Sort',
  sorts: {
    unit: 'By unit',
    'price-desc': 'Price, high to low',
    'price-asc': 'Price, low to high',
    area: 'Area',
  } satisfies Record<Sort, string>,
  show: 'Show',
  noneChosen: 'No house has that many bedrooms, yet.',
  noneYet: 'No house is listed here at the moment.',
  showAll: 'Show all houses',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  inquire: 'Inquire',
  seeOnMap: 'See it on the map',
}
