import { refugio } from './properties/refugio.ts'
import { sweepProperty } from './properties/sweep-property.ts'

sweepProperty({
  property: refugio,
  paths: [
    ...['/', '/la-propiedad', '/contacto', '/galeria/imagenes', '/mapa'],
    ...['/residencias', '/residencias/suites', '/residencias/suites/chalet-01'],
  ],
  pages: 29,
})
