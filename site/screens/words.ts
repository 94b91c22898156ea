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
  inquire: 'Inquire',
  seeOnMap: 'See it on the map',
  related: 'Nearby houses',
  allOf: (category: string) => `All ${category}`,
}
