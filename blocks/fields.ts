/** Every content block kind the studio offers. A new kind is one line here and one in `views.ts`. */
export { bannerCta } from './banner-cta/fields.ts'
export { feature5050 } from './feature-5050/fields.ts'
export { hero } from './hero/fields.ts'
export { imageCarousel } from './image-carousel/fields.ts'
export { intro } from './intro/fields.ts'
export { spacer } from './spacer/fields.ts'
export { storytelling } from './storytelling/fields.ts'
