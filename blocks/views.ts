/** Every content block kind the site can show, by model key. One line a kind. */
export { block as banner_cta } from './banner-cta/index.ts'
export { block as feature_5050 } from './feature-5050/index.ts'
export { block as hero } from './hero/index.ts'
export { block as image_carousel } from './image-carousel/index.ts'
export { block as intro } from './intro/index.ts'
export { block as spacer } from './spacer/index.ts'
export { block as storytelling } from './storytelling/index.ts'
