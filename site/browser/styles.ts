/** Adds the stylesheets a page needs and the document lacks, and waits until they apply. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.filter((href) => !isPresent(href)).map(addStylesheet))
}

/** The server marks the styles it inlines with the address of their file. */
function isPresent(href: string) {
  const name = CSS.escape(href)
  return document.querySelector(`style[data-href~="${name}"],link[href="${name}"]`) !== null
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
