import * as bannerCta from '@belvedere/blocks/banner-cta/fixture.ts'
import * as contactForm from '@belvedere/blocks/contact-form/fixture.ts'
import * as feature5050 from '@belvedere/blocks/feature-5050/fixture.ts'
import * as hero from '@belvedere/blocks/hero/fixture.ts'
import * as imageCarousel from '@belvedere/blocks/image-carousel/fixture.ts'
import * as intro from '@belvedere/blocks/intro/fixture.ts'
import * as spacer from '@belvedere/blocks/spacer/fixture.ts'
import * as storytelling from '@belvedere/blocks/storytelling/fixture.ts'
import { block, fakeContent, TOKEN } from './fake-content.ts'

const content = await fakeContent()
content.pages.set('', {
  id: 'home',
  title: null,
  blocks: [
    block('hero', 'a1', hero.full),
    block('intro', 'a2', intro.full),
    block('feature_5050', 'a3', feature5050.full),
    block('storytelling', 'a4', storytelling.full),
    block('image_carousel', 'a5', imageCarousel.full),
    block('spacer', 'a6', spacer.full),
    block('banner_cta', 'a7', bannerCta.full),
  ],
})
content.pages.set('about', {
  id: '3',
  title: 'About us',
  blocks: [block('intro', 'b1', intro.full), block('contact_form', 'b2', contactForm.full)],
})
console.log(`CONTENT_URL=${content.url} CONTENT_TOKEN="${TOKEN}"`)
