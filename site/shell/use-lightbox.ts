import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite, useSiteStore } from '../browser/store/context.tsx'

const fetchViewer = () => import('../lightbox/lightbox.tsx')

type Viewer = Awaited<ReturnType<typeof fetchViewer>>

/**
 * The lightbox, which is fetched when somebody comes near a picture that opens, or an address names
 * one. Where it does not arrive, a link to a picture leads to its file.
 */
export function useLightbox(): Viewer | undefined {
  const store = useSiteStore()
  const [viewer, setViewer] = useState<Viewer>()
  const { hash } = useLocation()
  const isOpen = useSite(({ lightbox }) => lightbox.isOpen)
  const isNamed = hash.startsWith('#media-')

  useEffect(() => {
    if (isOpen || isNamed)
      fetchViewer().then(setViewer, (error) => console.error('The lightbox did not load:', error))
  }, [isOpen, isNamed])

  useEffect(() => {
    const watch = new AbortController()
    const near = (event: Event) => {
      if (openerAt(event)) fetchViewer().catch(() => undefined)
    }
    const press = (event: MouseEvent) => {
      const link = openerAt(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      fetchViewer().then(
        ({ open }) => open(store, link),
        () => leadTo(link),
      )
    }
    const { signal } = watch
    document.addEventListener('pointerover', near, { signal, passive: true })
    document.addEventListener('focusin', near, { signal })
    document.addEventListener('click', press, { signal })
    return () => watch.abort()
  }, [store])

  return viewer
}

/** As the browser would have done, unless the page with the link is gone by now. */
function leadTo({ isConnected, href, target, rel }: HTMLAnchorElement) {
  if (isConnected) window.open(href, target || '_self', rel)
}

function openerAt({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null
}
