import { pagePath } from '@belvedere/blocks/page-path.ts'
import { picturesOf } from '@belvedere/blocks/parts/image/picture.ts'
import { createElement } from 'react'
import type { ContentClient } from '../../content/client.ts'
import { fetchGallery } from '../../content/pages.ts'
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts'
import { type GalleryProps, imageGallery } from '../../structured-data/image-gallery.ts'
import type { Facts } from '../../structured-data/thing.ts'
import { galleryCrumbs } from '../crumbs.ts'
import type { Screen } from '../screen.ts'
import { GalleryWall } from './view.tsx'

/** Loads a gallery: its pictures, then the blocks of the galleries page. */
export async function loadGallery(fetchContent: ContentClient, slug: string): Promise<Screen> {
  const { record, hasGalleriesPage, parentHour, tags } = await fetchGallery(fetchContent, slug)
  if (!record) return { is: 'not-found', tags }
  const { title, _seoMetaTags: seo, _shareImage: share, hour, blocks, images } = record
  const props = { title: title ?? '', pictures: picturesOf(images), hasGalleriesPage }
  const opening = { type: 'gallery_screen', props, view: () => createElement(GalleryWall, props) }
  const facts = factsOf({ ...props, path: pagePath('gallery', { slug }) })
  const page = { title, seo, share, hour, parentHour, blocks, opening, facts }
  return { is: 'page', page, tags }
}

function factsOf(props: GalleryProps & { hasGalleriesPage: boolean }): Facts {
  return {
    props,
    things: (absolute, words) => [
      imageGallery(props, absolute),
      ...breadcrumbs(galleryCrumbs(props.title, props.hasGalleriesPage, words), absolute),
    ],
  }
}
