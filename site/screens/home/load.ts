import { createElement } from 'react'
import type { Settings } from '../../content/settings.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { pageQueries } from '../queries.ts'
import type { Screen, ScreenPage } from '../screen.ts'
import type { Sources } from '../sources.ts'
import { OpeningSoon } from './view.tsx'

/** Loads the home page; until one is published, a page that says that the site opens soon. */
export async function loadHome({ fetchContent, fetchSettings }: Sources): Promise<Screen> {
  const { data, tags } = await fetchContent(pageQueries.home, {})
  if (data.record) {
    const { _seoMetaTags: seo, _shareImage: share, hour, blocks } = data.record
    return { is: 'page', page: { title: null, seo, share, hour, blocks: blocks ?? [] }, tags }
  }
  const { settings, tags: shown } = await fetchSettings()
  return { is: 'page', page: openingSoon(settings), tags: [...new Set([...tags, ...shown])] }
}

function openingSoon(settings: Settings): ScreenPage {
  const { site, global } = settings
  const name = site?.name ?? null
  const props = { name, email: global?.email ?? null, phone: global?.phone ?? null }
  const title = name ?? brandOf(settings).words.pages.openingSoon
  return {
    title,
    seo: [
      { tag: 'title', attributes: null, content: title },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' }, content: null },
    ],
    opening: { type: 'home_screen', props, view: () => createElement(OpeningSoon, props) },
    blocks: [],
  }
}
