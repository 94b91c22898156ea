import { useLoaderData } from 'react-router'
import { BlockList } from './block-list.tsx'
import { Head } from './head.tsx'
import type { PageModel } from './page-model.ts'

/** Any page inside the layout: what its address loaded, block by block. */
export function Page() {
  const page = useLoaderData<PageModel>()
  return (
    <>
      <Head tags={page.head} />
      {page.hiddenTitle && <h1 className="vh">{page.hiddenTitle}</h1>}
      <BlockList key={page.path} blocks={page.blocks} />
    </>
  )
}
