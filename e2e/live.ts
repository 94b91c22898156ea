/** Whether the site's script has started its work: links and buttons are its own from then on. */
export function isLive(): boolean {
  return document.querySelector('#app[data-ready]') !== null
}
