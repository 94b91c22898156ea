import { styleKey } from '@belvedere/ui/style-key.ts'

const loading = new Map<string, Promise<void>>()

/**
 * Adds the stylesheets that the document lacks and waits until they apply. Rejects if one fails.
 */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.filter((href) => !isInline(href)).map(load))
}

/** The server lists the stylesheets that it has inlined. */
function isInline(href: string) {
  return document.querySelector(`style[data-keys~="${CSS.escape(styleKey(href))}"]`) !== null
}

/** Adds each stylesheet once; a later navigation waits for one that is already loading. */
function load(href: string): Promise<void> {
  const stylesheet = loading.get(href) ?? addStylesheet(href)
  loading.set(href, stylesheet)
  stylesheet.catch(() => loading.delete(href))
  return stylesheet
}

function addStylesheet(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The stylesheet ${href} did not load.`))
    }
    document.head.append(link)
  })
}
