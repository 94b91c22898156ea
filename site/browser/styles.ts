import { styleKey } from '@belvedere/ui/style-key.ts'

const loading = new Map<string, Promise<void>>()

/** Adds the stylesheets a page needs and the document lacks, and waits until they apply. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.filter((href) => !isInline(href)).map(load))
}

/** The server says which stylesheets it has put into the document. */
function isInline(href: string) {
  return document.querySelector(`style[data-keys~="${CSS.escape(styleKey(href))}"]`) !== null
}

/** Each is added once; a navigation that follows another one waits for what that has asked for. */
function load(href: string): Promise<void> {
  const known = loading.get(href) ?? addStylesheet(href)
  loading.set(href, known)
  known.catch(() => loading.delete(href))
  return known
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
