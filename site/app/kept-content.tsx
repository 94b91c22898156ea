import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Head } from './head.tsx'
import type { PageModel } from './page-model.ts'
import { PAGE_ROUTE } from './places.ts'

/** What a place holds while this is rendered first: React takes it away only after that. */
export function KeptContent({ place }: { place: string }) {
  const [html] = useState(() => document.getElementById(place)?.innerHTML ?? '')
  const page = useRouteLoaderData<PageModel>(PAGE_ROUTE)
  return (
    <>
      {Array.isArray(page?.head) && <Head tags={page.head} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that the server sent */}
      <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
